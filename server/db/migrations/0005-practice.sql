-- The built-in mailbox: mail of a product that runs without a mail server.

CREATE TABLE practice_mails (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text,
  created_at timestamptz NOT NULL DEFAULT now()
);
