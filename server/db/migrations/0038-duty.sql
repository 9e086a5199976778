-- Who is on duty: weekly shifts, days without them, and people who have signed on or off.

\ir ../functions/access/make_hotel_table.sql

-- days: ISO weekdays (1 Monday) on which the shift begins. It ends the next day where ends <= begins. Times are the hotel's.
-- on_holidays: the shift is worked on the hotel's holidays, and on these only.
CREATE TABLE duty_shifts (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  user_id uuid NOT NULL,
  days smallint[] NOT NULL CHECK (days <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[] AND cardinality(days) BETWEEN 1 AND 7),
  begins time NOT NULL,
  ends time NOT NULL,
  on_holidays boolean NOT NULL DEFAULT FALSE,
  FOREIGN KEY (user_id, hotel_id) REFERENCES hotel_staff (user_id, hotel_id) ON DELETE CASCADE
);
CREATE INDEX duty_shifts_hotel ON duty_shifts (hotel_id);
CREATE INDEX duty_shifts_user ON duty_shifts (user_id, hotel_id);
SELECT make_hotel_table('duty_shifts');

-- user_id null: a holiday of the hotel; otherwise a person's days off. Both days are included.
CREATE TABLE duty_days_off (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  hotel_id uuid NOT NULL REFERENCES hotels ON DELETE CASCADE,
  user_id uuid,
  first_day date NOT NULL,
  last_day date NOT NULL,
  CHECK (last_day BETWEEN first_day AND first_day + 366),
  FOREIGN KEY (user_id, hotel_id) REFERENCES hotel_staff (user_id, hotel_id) ON DELETE CASCADE
);
CREATE INDEX duty_days_off_hotel ON duty_days_off (hotel_id, last_day);
CREATE INDEX duty_days_off_user ON duty_days_off (user_id, hotel_id);
SELECT make_hotel_table('duty_days_off');

-- The last signing on or off of a person; it counts for 16 hours, so that nobody stays on duty by forgetting it.
CREATE TABLE duty_signs (
  hotel_id uuid NOT NULL,
  user_id uuid NOT NULL,
  is_on boolean NOT NULL,
  signed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hotel_id, user_id),
  FOREIGN KEY (user_id, hotel_id) REFERENCES hotel_staff (user_id, hotel_id) ON DELETE CASCADE
);
CREATE INDEX duty_signs_user ON duty_signs (user_id, hotel_id);
SELECT make_hotel_table('duty_signs');
