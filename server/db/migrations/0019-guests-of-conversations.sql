-- Every guest who writes has a guest record, booking or not.

\ir ../functions/guest_record_of.sql
\ir ../functions/give_missing_guest_records.sql

select give_missing_guest_records();
