-- Whether the console translates guests' messages and the person's replies without being asked.

ALTER TABLE user_preferences ADD COLUMN auto_translate boolean NOT NULL DEFAULT FALSE;
