-- Names of conversations without accents, 1,000 a transaction.

DO $$
DECLARE
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    SELECT array_agg(b.id ORDER BY b.id)
    INTO batch
    FROM (SELECT conversation_id AS id FROM conversation_names WHERE conversation_id > last ORDER BY 1 LIMIT 1000) b;
    EXIT WHEN batch IS NULL;
    UPDATE conversation_names
    SET names = fold_for_search(names)
    WHERE conversation_id = ANY (batch) AND names <> fold_for_search(names);
    last := batch[cardinality(batch)];
    COMMIT;
  END LOOP;
END
$$;

CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_words
  ON messages USING gin (to_tsvector('simple', fold_for_search(content)));
