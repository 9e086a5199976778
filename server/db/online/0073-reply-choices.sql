CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_choices_handle ON messages (created_at) WHERE extras ? 'choices_handle';
