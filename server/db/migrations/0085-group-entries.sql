-- Questions and answers of a group, answered by each of its hotels. A hotel has copies of them among its own pairs
-- (hotel_knowledge.group_entry_id), which ../functions/access/copy_group_entries.sql keeps.
CREATE TABLE group_entries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  group_id uuid NOT NULL REFERENCES hotel_groups ON DELETE CASCADE,
  question text NOT NULL,
  answer text NOT NULL,
  category text NOT NULL,
  language text NOT NULL,
  text_language text NOT NULL,
  in_house_only boolean,
  answers text[] NOT NULL DEFAULT '{}',
  never text[] NOT NULL DEFAULT '{}',
  valid_from date,
  valid_until date,
  weekdays integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX group_entries_group ON group_entries (group_id, created_at DESC, id DESC);

-- is_off: the hotel has switched its copy off.
ALTER TABLE hotel_knowledge
  ADD COLUMN group_entry_id uuid REFERENCES group_entries ON DELETE CASCADE,
  ADD COLUMN is_off boolean NOT NULL DEFAULT FALSE;
CREATE UNIQUE INDEX hotel_knowledge_group_entry ON hotel_knowledge (group_entry_id, hotel_id)
WHERE group_entry_id IS NOT NULL;
