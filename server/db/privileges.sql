-- What each role may do. Runs after every migration; running it again changes nothing, and it takes no lock on a table
-- that is already right. Several processes may start at the same time, so they take turns.
--
-- concierge_pipeline: may call the functions of functions/pipeline, which run with the rights of the tables' owner, and
-- nothing else. No other role may call them.
-- concierge_hotel: a hotel's work. make_hotel_table gives its table privileges; of the queue it may insert jobs.
-- concierge_platform: the role of a production login. Rows of all hotels, by a policy; no structure. The owner of the
-- tables runs the search functions, so the policy names it. Row-level security is forced: owning a table does not mean
-- passing its policies.
SELECT pg_advisory_xact_lock(hashtextextended('concierge grants', 0));

DO $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT
      c.oid::regclass AS name,
      c.relforcerowsecurity AS forced,
      o.rolname AS owner,
      p.oid AS policy,
      coalesce(p.polroles @> ARRAY[c.relowner], FALSE) AS owner_named
    FROM pg_class c
    JOIN pg_roles o ON o.oid = c.relowner
    LEFT JOIN pg_policy p ON p.polrelid = c.oid AND p.polname = 'platform_rows'
    WHERE c.relnamespace = 'public'::regnamespace
      AND c.relkind IN ('r', 'p')
      AND c.relrowsecurity
  LOOP
    IF t.policy IS NULL THEN
      EXECUTE format(
        'CREATE POLICY platform_rows ON %s TO concierge_platform, %I USING (TRUE) WITH CHECK (TRUE)',
        t.name,
        t.owner
      );
    ELSIF NOT t.owner_named THEN
      EXECUTE format('ALTER POLICY platform_rows ON %s TO concierge_platform, %I', t.name, t.owner);
    END IF;
    IF NOT t.forced THEN
      EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t.name);
    END IF;
  END LOOP;
END
$$;

GRANT USAGE ON SCHEMA public TO concierge_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO concierge_platform;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO concierge_platform;
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM concierge_platform;
REVOKE INSERT, UPDATE, DELETE ON kysely_migration, kysely_migration_lock, function_versions, online_steps FROM concierge_platform;

GRANT USAGE ON SCHEMA pgboss TO concierge_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO concierge_platform;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA pgboss TO concierge_platform;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO concierge_platform;

-- A hotel's work may enqueue a job and read what that insert returns; it cannot read the data of jobs.
GRANT USAGE ON SCHEMA pgboss TO concierge_hotel;
REVOKE ALL ON ALL TABLES IN SCHEMA pgboss FROM concierge_hotel;
GRANT SELECT ON pgboss.queue TO concierge_hotel;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO concierge_hotel;

DO $$
DECLARE
  t regclass;
BEGIN
  FOR t IN
    SELECT attrelid::regclass
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'pgboss'::regnamespace
      AND c.relkind IN ('r', 'p')
      AND a.attname = 'singleton_key'
  LOOP
    EXECUTE format('GRANT INSERT, SELECT (id, name, start_after) ON %s TO concierge_hotel', t);
  END LOOP;
END
$$;

GRANT USAGE ON SCHEMA public TO concierge_pipeline;

DO $$
DECLARE
  f regprocedure;
BEGIN
  FOR f IN
    SELECT p.oid::regprocedure
    FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace
      AND p.proname IN (
        'receive_messages', 'link_addresses', 'claim_turns', 'settle_turns', 'postpone_turn', 'claim_deliveries',
        'postpone_delivery', 'record_accepted', 'apply_statuses', 'enlist_worker', 'release_dead_workers',
        'attempts_held', 'recent_guest_texts', 'mask_guest_texts'
      )
  LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM public', f);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO concierge_pipeline', f);
  END LOOP;
END
$$;

-- Processes of the previous version store guests' messages until they are replaced.
GRANT EXECUTE ON FUNCTION receive_messages(jsonb, interval) TO concierge_platform;
