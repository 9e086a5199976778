-- 0 urgent, 1 high, 2 normal, 3 low.
CREATE OR REPLACE FUNCTION priority_rank(priority text)
RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (CASE priority WHEN 'urgent' THEN 0 WHEN 'high' THEN 1 WHEN 'normal' THEN 2 ELSE 3 END)::smallint;
