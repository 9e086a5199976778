-- Facts of a hotel that the assistant says in every guest language by a fixed sentence (docs/assistant.md).

-- Times as HH:MM at the hotel. A charge is 'none' (not offered, not allowed, not levied), 'free', or an amount such as
-- '18 €': for breakfast a person, for parking and pets a night, for the city tax a person and night.
ALTER TABLE hotels
  ADD COLUMN breakfast_opens text,
  ADD COLUMN breakfast_closes text,
  ADD COLUMN breakfast_charge text,
  ADD COLUMN parking_charge text,
  ADD COLUMN pets_charge text,
  ADD COLUMN pool_opens text,
  ADD COLUMN pool_closes text,
  ADD COLUMN city_tax_charge text,
  ADD COLUMN wifi_network text,
  ADD COLUMN wifi_password text;
