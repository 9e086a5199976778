-- Messages for claim_deliveries while a number or a hotel is paused, locked. The waiting messages of paused hotels are not
-- read: hotels that have any are found one by one in an index, and of the rest those with the most urgent messages are read.
CREATE OR REPLACE FUNCTION deliveries_beside_pauses(at_most integer)
RETURNS uuid[]
LANGUAGE sql
SET search_path = public, pg_temp
-- Planned while nothing waits, other indexes and a sort seem as cheap. Only messages_due_by_hotel has the order asked for here;
-- it is considered where due_at is compared.
SET enable_sort = off
SET enable_incremental_sort = off
AS $$
  WITH RECURSIVE waiting AS (
    (
      SELECT m.hotel_id
      FROM messages m
      WHERE m.direction = 'out'
        AND m.delivery_status = 'queued'
        AND m.provider_sid IS NULL
        AND m.due_at <= 'infinity'
      ORDER BY m.hotel_id, m.attempts > 0, m.due_at
      LIMIT 1
    )
    UNION ALL
    SELECT n.hotel_id
    FROM waiting w
    CROSS JOIN LATERAL (
      SELECT m.hotel_id
      FROM messages m
      WHERE m.direction = 'out'
        AND m.delivery_status = 'queued'
        AND m.provider_sid IS NULL
        AND m.due_at <= 'infinity'
        AND m.hotel_id > w.hotel_id
      ORDER BY m.hotel_id, m.attempts > 0, m.due_at
      LIMIT 1
    ) n
  ),
  first AS MATERIALIZED (
    SELECT w.hotel_id
    FROM waiting w
    CROSS JOIN LATERAL (
      SELECT m.attempts > 0 AS again, m.due_at
      FROM messages m
      WHERE m.direction = 'out'
        AND m.delivery_status = 'queued'
        AND m.provider_sid IS NULL
        AND m.due_at <= now()
        AND m.hotel_id >= w.hotel_id
        AND m.hotel_id <= w.hotel_id
      ORDER BY m.hotel_id, m.attempts > 0, m.due_at
      LIMIT 1
    ) f
    WHERE NOT EXISTS (SELECT FROM sending_pauses s WHERE s.hotel_id IS NULL OR s.hotel_id = w.hotel_id)
      AND NOT EXISTS (
        SELECT
        FROM hotels h
        JOIN sender_pauses p ON p.whatsapp_number = h.connected_number
        WHERE h.id = w.hotel_id AND p.not_before > now()
        OFFSET 0
      )
    ORDER BY f.again, f.due_at
    LIMIT at_most
  ),
  candidates AS MATERIALIZED (
    SELECT c.id
    FROM first f
    CROSS JOIN LATERAL (
      SELECT m.id
      FROM messages m
      WHERE m.direction = 'out'
        AND m.delivery_status = 'queued'
        AND m.provider_sid IS NULL
        AND m.due_at <= now()
        AND m.hotel_id >= f.hotel_id
        AND m.hotel_id <= f.hotel_id
        AND NOT EXISTS (
          SELECT
          FROM messages o
          WHERE o.conversation_id = m.conversation_id
            AND o.direction = 'out'
            AND o.delivery_status = 'queued'
            AND o.provider_sid IS NULL
            AND o.id < m.id
          OFFSET 0
        )
      ORDER BY m.hotel_id, m.attempts > 0, m.due_at
      LIMIT at_most
    ) c
  )
  SELECT array_agg(d.id)
  FROM (
    SELECT m.id
    FROM candidates c
    JOIN messages m ON m.id = c.id
    WHERE (m.delivery_status = 'queued' AND m.provider_sid IS NULL AND m.due_at <= now()) IS TRUE
    ORDER BY m.attempts > 0, m.due_at
    LIMIT at_most
    FOR UPDATE OF m SKIP LOCKED
  ) d
$$;
