-- A person may work in several hotels; `working_hotel_id` is the one that the console shows.

alter table hotel_staff drop constraint hotel_staff_user_id_key;
alter table hotel_staff add constraint hotel_staff_member_key unique (user_id, hotel_id);
alter table user_preferences add column working_hotel_id uuid references hotels on delete set null;
create index user_preferences_working_hotel on user_preferences (working_hotel_id);
