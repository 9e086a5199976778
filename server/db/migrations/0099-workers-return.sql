-- When another worker saw first that this one has no session. One that comes back within 0.9 s keeps its number and its work.
ALTER TABLE workers
  ADD COLUMN missed_at timestamptz;

-- It has an argument now: the number that the process had before.
DROP FUNCTION IF EXISTS enlist_worker();
