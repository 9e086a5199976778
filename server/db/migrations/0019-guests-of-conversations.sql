-- Every guest who writes has a guest record, with or without a booking (../functions/give_guest_record.sql).

\ir ../functions/guest_record_of.sql
\ir ../functions/give_missing_guest_records.sql

SELECT give_missing_guest_records();
