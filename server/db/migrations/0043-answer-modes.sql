-- Whether the assistant answers by itself, drafts for a person, or is silent, by topic and hour.

\ir ../functions/access/make_hotel_table.sql
\ir ../functions/pipeline/change_known_hotel.sql

-- rules: [{ topic, from, until, mode }]; the first one that fits counts, otherwise mode. Times are the hotel's.
CREATE TABLE answer_modes (
  hotel_id uuid PRIMARY KEY REFERENCES hotels ON DELETE CASCADE,
  mode text NOT NULL CHECK (mode IN ('answer', 'suggest', 'off')),
  rules jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL DEFAULT now()
);
SELECT make_hotel_table('answer_modes');

CREATE OR REPLACE TRIGGER answer_modes_known
  AFTER INSERT OR UPDATE OR DELETE ON answer_modes
  FOR EACH ROW EXECUTE FUNCTION change_known_hotel();

-- What the assistant would answer, for a person to send: { content, trace }.
ALTER TABLE guest_requests ADD COLUMN suggestion jsonb;
