-- Which of two records is kept: one into which staff merged another, so that they can still undo it; else the older one.
CREATE OR REPLACE FUNCTION keeps_record(one uuid, other uuid)
RETURNS boolean
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN other IS NULL THEN TRUE
    WHEN one IS NULL THEN FALSE
    WHEN EXISTS (SELECT FROM guest_merges m WHERE m.kept_id = one AND m.undone_at IS NULL) THEN TRUE
    WHEN EXISTS (SELECT FROM guest_merges m WHERE m.kept_id = other AND m.undone_at IS NULL) THEN FALSE
    ELSE one <= other
  END
$$;
