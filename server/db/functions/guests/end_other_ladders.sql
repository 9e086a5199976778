-- One ladder stays under way: that of the thread that is kept, else the oldest. The next round raises it if it is too low.
CREATE OR REPLACE FUNCTION end_other_ladders(kept uuid, others uuid[])
RETURNS void
LANGUAGE sql
AS $$
  WITH under_way AS (
    SELECT l.id, row_number() OVER (ORDER BY l.conversation_id = kept DESC, l.id) AS nth
    FROM ladders l
    WHERE l.ended_at IS NULL AND (l.conversation_id = kept OR l.conversation_id = ANY (others))
  ),
  ended AS (
    UPDATE ladders l
    SET ended_at = now(), outcome = 'raised'
    FROM under_way u
    WHERE u.id = l.id AND u.nth > 1
    RETURNING l.id
  ),
  steps AS (
    UPDATE ladder_steps s
    SET state = 'cancelled', settled_at = now()
    FROM ended e
    WHERE s.ladder_id = e.id AND s.state = 'planned'
  )
  UPDATE ladder_calls k
  SET state = 'cancelled', settled_at = now()
  FROM ended e
  WHERE k.ladder_id = e.id AND k.state = 'waiting'
$$;
