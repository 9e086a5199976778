/*
 * Addresses that the provider named together belong to one guest. Each element of the batch: to, from, identity_key, linked
 * ([{address, key}]). Locks the threads of the batch's hotels against merges until the transaction ends: shared, or alone
 * where two addresses are linked.
 *
 * An address that was seen with another one already costs one look-up. An address without a thread joins the thread of
 * the other. Two threads become one (merge_guests). Where the locks of bookings are held, an import is under way: nothing
 * is linked, and the guest's next message tries again.
 */
CREATE OR REPLACE FUNCTION link_addresses(batch jsonb)
RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
#variable_conflict use_column
DECLARE
  h record;
  pair record;
  alone uuid[] := '{}';
BEGIN
  FOR h IN
    SELECT
      n.id,
      bool_or(
        coalesce(x.thread_key, l.key) IS DISTINCT FROM coalesce(y.thread_key, i.identity_key)
        OR (x.key IS NOT NULL AND x.seen_with IS NULL)
        OR (y.key IS NOT NULL AND y.seen_with IS NULL)
      ) FILTER (WHERE l.key IS NOT NULL) AS links
    FROM jsonb_to_recordset(batch) AS i ("to" text, identity_key text, linked jsonb)
    CROSS JOIN LATERAL hotel_of_number(i."to") AS n (id)
    LEFT JOIN LATERAL jsonb_to_recordset(i.linked) AS l (key text) ON TRUE
    LEFT JOIN conversation_addresses x ON x.key = l.key AND (x.hotel_id = n.id) IS TRUE
    LEFT JOIN conversation_addresses y ON l.key IS NOT NULL AND y.key = i.identity_key AND (y.hotel_id = n.id) IS TRUE
    WHERE n.id IS NOT NULL
    GROUP BY n.id
    ORDER BY n.id
  LOOP
    IF coalesce(h.links, FALSE) THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('threads:' || h.id, 0));
      alone := alone || h.id;
    ELSE
      PERFORM pg_advisory_xact_lock_shared(hashtextextended('threads:' || h.id, 0));
    END IF;
  END LOOP;
  IF cardinality(alone) = 0 THEN
    RETURN;
  END IF;

  FOR pair IN
    SELECT DISTINCT n.id AS hotel, i.identity_key AS one, i."from" AS one_address, l.key AS other, l.address AS other_address
    FROM jsonb_to_recordset(batch) AS i ("to" text, "from" text, identity_key text, linked jsonb)
    CROSS JOIN LATERAL hotel_of_number(i."to") AS n (id)
    CROSS JOIN LATERAL jsonb_to_recordset(i.linked) AS l (key text, address text)
    WHERE n.id = ANY (alone)
    ORDER BY 1, 2, 4
  LOOP
    PERFORM link_pair(pair.hotel, pair.one, pair.one_address, pair.other, pair.other_address);
  END LOOP;
END
$$;
