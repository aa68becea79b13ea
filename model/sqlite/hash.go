package sqlite

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"

	"plotwright/model"
)

// eventRow is a row of the table events.
type eventRow struct {
	campaign   model.CampaignID
	seq, batch int
	// rest is how many events of the batch follow.
	rest int
	at   int64
	kind string
	body []byte
	// prev is the hash of the event before, 32 zero bytes at the first.
	prev, hash []byte
}

// campaignRow is a row of the table campaigns.
type campaignRow struct {
	id              model.CampaignID
	created         int64
	batches, events int
	last            int64
	hash            []byte
	// deleted is when the campaign went to the bin, or nil.
	deleted *int64
	seal    []byte
}

var zeroHash = make([]byte, sha256.Size)

// sum is the hash of the row as docs/file-formats.md defines it.
func (r *eventRow) sum() []byte {
	h := sha256.New()
	putText(h, "plotwright event 1")
	putText(h, string(r.campaign))
	putInts(h, int64(r.seq), int64(r.batch), int64(r.rest), r.at)
	putText(h, r.kind)
	putText(h, string(r.body))
	h.Write(r.prev)
	return h.Sum(nil)
}

// sum is the seal of the row as docs/file-formats.md defines it.
func (r *campaignRow) sum() []byte {
	h := sha256.New()
	putText(h, "plotwright campaign 1")
	putText(h, string(r.id))
	putInts(h, r.created, int64(r.batches), int64(r.events), r.last)
	h.Write(r.hash)
	if r.deleted != nil {
		putInts(h, *r.deleted)
	}
	return h.Sum(nil)
}

func putInts(h hash.Hash, list ...int64) {
	for _, n := range list {
		var b [8]byte
		binary.BigEndian.PutUint64(b[:], uint64(n))
		h.Write(b[:])
	}
}

// putText writes the length first, so that no two rows give the same bytes.
func putText(h hash.Hash, s string) {
	putInts(h, int64(len(s)))
	h.Write([]byte(s))
}
