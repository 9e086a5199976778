-- The hotel that a message to this number is for. The built-in guest phone reaches a hotel without a number by its id.
CREATE OR REPLACE FUNCTION hotel_of_number(number text)
RETURNS uuid
LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN number LIKE 'practice-%' THEN (SELECT p.id FROM hotels p WHERE p.id::text = substr(number, 10))
    ELSE (SELECT n.id FROM hotels n WHERE n.connected_number = number)
  END
$$;
