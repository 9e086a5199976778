-- Requests of erased guests are deleted some years later; the dashboard's total keeps them. Indexes for the deletion are in
-- ../online/0041-pruned-requests.sql.
ALTER TABLE request_totals ADD COLUMN pruned_requests integer NOT NULL DEFAULT 0;
