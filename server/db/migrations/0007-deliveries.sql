-- What keeps a stored message from going out, and a provider's answer stored together with what it told early.

-- Why a message that is still queued is not to go out after all; whoever delivers it notes that it failed.
alter table messages add column withdrawn_reason text;

-- Numbers that the provider has switched off: for a while nothing is handed over from them.
create table stopped_senders (
  whatsapp_number text primary key,
  error_code integer not null,
  stopped_at timestamptz not null
);
