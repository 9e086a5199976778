-- A person may work in several hotels. working_hotel_id: the one that the console shows.

ALTER TABLE hotel_staff DROP CONSTRAINT hotel_staff_user_id_key;
ALTER TABLE hotel_staff ADD CONSTRAINT hotel_staff_member_key UNIQUE (user_id, hotel_id);
ALTER TABLE user_preferences ADD COLUMN working_hotel_id uuid REFERENCES hotels ON DELETE SET NULL;
CREATE INDEX user_preferences_working_hotel ON user_preferences (working_hotel_id);
