-- Makes a table with hotel_id a hotel's table: row-level security lets the role concierge_hotel see the rows of the
-- transaction's hotel only, hotel_id defaults to it, and the role gets these privileges.
CREATE OR REPLACE FUNCTION make_hotel_table(
  name text,
  privileges text DEFAULT 'select, insert, update, delete'
)
RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ALTER COLUMN hotel_id SET DEFAULT current_hotel_id()', name);
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format(
    'CREATE POLICY hotel_wall ON %I TO concierge_hotel
       USING (hotel_id = (SELECT current_hotel_id()))
       WITH CHECK (hotel_id = (SELECT current_hotel_id()))',
    name
  );
  EXECUTE format('GRANT %s ON %I TO concierge_hotel', privileges, name);
END
$$;
