create or replace function current_hotel_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.hotel_id', true), '')::uuid;
