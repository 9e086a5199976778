-- Test messages of a hotel a day, for their limit.

\ir ../functions/make_hotel_table.sql

create table test_message_counts (
  hotel_id uuid not null references hotels on delete cascade,
  day date not null,
  sent integer not null,
  primary key (hotel_id, day)
);
select make_hotel_table('test_message_counts', 'select, insert, update');
