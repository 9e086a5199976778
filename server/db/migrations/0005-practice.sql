-- The built-in mailbox of the one-machine default: mail that no mail server was there to take.

create table practice_mails (
  id uuid primary key default uuidv7(),
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  created_at timestamptz not null default now()
);
