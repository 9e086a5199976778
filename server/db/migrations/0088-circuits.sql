-- What each process knows of its providers: [{"provider": "model", "state": "open", "since": …, "problem": …, "next_at": …}].
ALTER TABLE process_reports ADD COLUMN circuits jsonb NOT NULL DEFAULT '[]';
