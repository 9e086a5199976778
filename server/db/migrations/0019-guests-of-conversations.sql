-- Every guest who writes has a guest record, with or without a booking (../functions/guests/give_guest_record.sql).

\ir ../functions/guests/guest_record_of.sql
\ir ../functions/guests/give_missing_guest_records.sql

SELECT give_missing_guest_records();
