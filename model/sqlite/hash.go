package sqlite

import (
	"crypto/sha256"
	"encoding/binary"

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
	b := make([]byte, 0, 192+len(r.body))
	b = appendText(b, "plotwright event 1")
	b = appendText(b, string(r.campaign))
	b = appendInts(b, int64(r.seq), int64(r.batch), int64(r.rest), r.at)
	b = appendText(b, r.kind)
	b = appendText(b, string(r.body))
	b = append(b, r.prev...)
	hash := sha256.Sum256(b)
	return hash[:]
}

// sum is the seal of the row as docs/file-formats.md defines it.
func (c *campaignRow) sum() []byte {
	b := appendText(nil, "plotwright campaign 1")
	b = appendText(b, string(c.id))
	b = appendInts(b, c.created, int64(c.batches), int64(c.events), c.last)
	b = append(b, c.hash...)
	if c.deleted != nil {
		b = appendInts(b, *c.deleted)
	}
	seal := sha256.Sum256(b)
	return seal[:]
}

func appendInts(b []byte, list ...int64) []byte {
	for _, n := range list {
		b = binary.BigEndian.AppendUint64(b, uint64(n))
	}
	return b
}

// appendText writes the length first, so that no two rows give the same bytes.
func appendText(b []byte, s string) []byte {
	return append(appendInts(b, int64(len(s))), s...)
}
