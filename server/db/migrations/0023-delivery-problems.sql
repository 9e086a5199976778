-- Why a message was not delivered, in words of ours. error_code stays what the provider said, for support.
ALTER TABLE messages ADD COLUMN delivery_problem text;
ALTER TABLE early_status_callbacks ADD COLUMN delivery_problem text;
-- A provider may switch a sender off without an error number.
ALTER TABLE stopped_senders ALTER COLUMN error_code DROP NOT NULL;

-- Until now the only provider was Twilio, and its codes were translated at each reading.
UPDATE messages
SET
  delivery_problem = CASE error_code
    WHEN 63016 THEN 'window_closed'
    WHEN 63017 THEN 'too_many'
    WHEN 63018 THEN 'too_many'
    WHEN 20429 THEN 'account_limit'
    WHEN 63038 THEN 'daily_limit'
    WHEN 63003 THEN 'not_on_whatsapp'
    WHEN 63024 THEN 'not_on_whatsapp'
    WHEN 63032 THEN 'withheld'
    WHEN 63049 THEN 'withheld'
    WHEN 63013 THEN 'content_refused'
    WHEN 63021 THEN 'text_refused'
    WHEN 63040 THEN 'template_refused'
    WHEN 21610 THEN 'opted_out'
    WHEN 21211 THEN 'invalid_number'
    WHEN 20003 THEN 'credentials_refused'
    WHEN 63112 THEN 'sender_off'
    WHEN 63051 THEN 'sender_off'
  END
WHERE error_code IS NOT NULL;
