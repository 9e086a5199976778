-- Web pages and PDFs that pairs were imported from, what was read in them, and what has changed in them since.

\ir ../functions/access/make_hotel_table.sql

-- name: address or file name; text: as read last; base_text: as read before the oldest open change.
-- next_read_at: null where it is not read on its own; kept_at: null until pairs of the import are approved.
CREATE TABLE knowledge_sources (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('page', 'pdf')),
  name text NOT NULL,
  read_by text NOT NULL CHECK (read_by IN ('model', 'layout')),
  text text NOT NULL,
  base_text text NOT NULL,
  read_at timestamptz NOT NULL,
  tried_at timestamptz NOT NULL,
  failure jsonb,
  next_read_at timestamptz,
  kept_at timestamptz
);
CREATE INDEX knowledge_sources_hotel ON knowledge_sources (hotel_id, id DESC);
CREATE INDEX knowledge_sources_due ON knowledge_sources (next_read_at)
WHERE next_read_at IS NOT NULL;
SELECT make_hotel_table('knowledge_sources');

-- question, answer: as they stood in the source when a person last decided about them; entry_id: the entry made of them.
CREATE TABLE knowledge_source_pairs (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  source_id uuid NOT NULL REFERENCES knowledge_sources ON DELETE CASCADE,
  position integer NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  entry_id uuid REFERENCES hotel_knowledge ON DELETE SET NULL
);
CREATE INDEX knowledge_source_pairs_source ON knowledge_source_pairs (source_id, position);
CREATE INDEX knowledge_source_pairs_entry ON knowledge_source_pairs (entry_id)
WHERE entry_id IS NOT NULL;
SELECT make_hotel_table('knowledge_source_pairs');

-- Open proposals. pair_id: null for an added pair; question, answer: as the source says now, empty for a removed pair.
CREATE TABLE knowledge_changes (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  source_id uuid NOT NULL REFERENCES knowledge_sources ON DELETE CASCADE,
  pair_id uuid REFERENCES knowledge_source_pairs ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('added', 'changed', 'removed')),
  question text NOT NULL,
  answer text NOT NULL,
  category text NOT NULL,
  found_at timestamptz NOT NULL
);
CREATE INDEX knowledge_changes_source ON knowledge_changes (source_id);
CREATE INDEX knowledge_changes_pair ON knowledge_changes (pair_id);
CREATE INDEX knowledge_changes_hotel ON knowledge_changes (hotel_id);
SELECT make_hotel_table('knowledge_changes');
