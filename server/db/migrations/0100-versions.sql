-- When the texts of a pair and the profile of a hotel were changed last: a save that is based on an older state is refused.
ALTER TABLE hotel_knowledge
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

ALTER TABLE hotels
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
