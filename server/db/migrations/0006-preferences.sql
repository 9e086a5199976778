-- What a person has chosen for the console; it follows them to every computer. Null: never chosen.

create table user_preferences (
  user_id uuid primary key references "user" ("id") on delete cascade,
  language text,
  appearance text,
  alarm_sound boolean not null default true,
  desktop_notices boolean not null default true
);
