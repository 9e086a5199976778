-- A disabled account keeps its rows and cannot sign in.
ALTER TABLE "user" ADD COLUMN disabled_at timestamptz, ADD COLUMN disabled_reason text;
