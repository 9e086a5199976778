-- A person's settings of the console, on all computers. Null: never chosen.

CREATE TABLE user_preferences (
  user_id uuid PRIMARY KEY REFERENCES "user" ("id") ON DELETE CASCADE,
  language text,
  appearance text,
  alarm_sound boolean NOT NULL DEFAULT TRUE,
  desktop_notices boolean NOT NULL DEFAULT TRUE
);
