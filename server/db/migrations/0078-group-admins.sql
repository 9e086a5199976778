-- People who see the hotels of a group side by side. This gives no access to rows of the hotels.
CREATE TABLE group_admins (
  group_id uuid NOT NULL REFERENCES hotel_groups ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX group_admins_user ON group_admins (user_id);

\ir ../functions/access/current_group_id.sql
\ir ../functions/access/get_group_name.sql
\ir ../functions/access/get_group_hotels.sql
\ir ../functions/access/get_group_admins.sql
