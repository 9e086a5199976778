-- Place in the waiting list: -1 emergency, then as priority_rank.
CREATE OR REPLACE FUNCTION waiting_rank(priority text, category text, reasons text[])
RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN category = 'emergency' OR 'safety' = ANY (reasons) THEN -1::smallint ELSE priority_rank(priority) END;
