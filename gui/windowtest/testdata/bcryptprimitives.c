/* For tests only. Go asks bcryptprimitives.dll for random bytes, which is part of Windows; the Wine of Debian 12 lacks it. */

#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length); /* RtlGenRandom */

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length)
{
	return SystemFunction036(buffer, (ULONG)length);
}
