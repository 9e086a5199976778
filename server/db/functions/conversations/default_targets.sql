-- Targets of a hotel that has set none, in minutes. any_hour: they count around the clock instead of in reception hours.
CREATE OR REPLACE FUNCTION default_targets()
RETURNS TABLE (priority text, reply_minutes integer, resolution_minutes integer, any_hour boolean)
LANGUAGE sql IMMUTABLE
AS $$
  VALUES
    ('urgent', 5, 60, TRUE),
    ('high', 15, 240, FALSE),
    ('normal', 30, 960, FALSE),
    ('low', 120, 2880, FALSE)
$$;
