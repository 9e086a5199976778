-- Registration of a hotel's number with the provider by the platform.

-- The number that the platform has registered for this hotel, its id and state at the provider. Only this hotel may enter
-- the code that WhatsApp sends to it, and it is connected once the provider has it online. A hotel's present number keeps
-- its row in whatsapp_senders meanwhile.
ALTER TABLE whatsapp_request_work
  ADD COLUMN registered_number text,
  ADD COLUMN registered_at timestamptz,
  ADD COLUMN registered_id text,
  ADD COLUMN registered_status text;

-- Where the provider calls for messages to this number, and the name that guests see.
ALTER TABLE whatsapp_senders
  ADD COLUMN callback_url text,
  ADD COLUMN display_name text;
