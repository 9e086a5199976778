-- Why something did not happen, as { code, params } instead of an English sentence (docs/decisions/0034).
CREATE FUNCTION pg_temp.reason(code text, params jsonb DEFAULT '{}') RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('code', code, 'params', params)
$$;

-- '10 September 2026, 10:00' as '2026-09-10T10:00'.
CREATE FUNCTION pg_temp.wall_clock(words text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(to_timestamp(words, 'DD FMMonth YYYY, HH24:MI'), 'YYYY-MM-DD"T"HH24:MI')
$$;

CREATE FUNCTION pg_temp.stay_message_reason(sentence text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  moment constant text := '(\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d)';
  known text;
  found text[];
BEGIN
  SELECT code INTO known FROM (VALUES
    ('booking_cancelled', 'The booking was cancelled.'),
    ('guest_checked_out', 'The guest has checked out.'),
    ('guest_arrived', 'The guest has arrived already.'),
    ('stay_over', 'The stay is over.'),
    ('stay_too_short', 'The stay is too short for this message.'),
    ('guest_erased', 'The guest was erased.'),
    ('imported_without_welcome', 'The booking was imported without a welcome message.'),
    ('sent_already', 'This message has been sent already.'),
    ('switched_off', 'This message is switched off in Message Settings.'),
    ('hotel_inactive', 'The hotel is inactive, so nothing is sent by itself.'),
    ('guest_opted_out', 'The guest does not want messages from the hotel.'),
    ('guest_opted_out', 'The guest does not want messages from the hotel. Respect it: nothing is sent until the guest writes START. If it is urgent, call.'),
    ('number_not_connected', 'The WhatsApp number of this hotel is not connected. The hotel profile says what is missing; send the message again once it is.'),
    ('own_text_outside_window', 'The guest has not written in the last 24 hours, so WhatsApp takes only the approved template. Send the message without a text of your own, or call the guest.'),
    ('no_template', 'There is no template for this message.')
  ) AS sentences (code, english) WHERE english = sentence;
  IF known IS NOT NULL THEN RETURN pg_temp.reason(known); END IF;
  found := regexp_match(sentence, '^It was due on ' || moment || ', before the booking was made or changed\.$');
  IF found IS NOT NULL THEN
    RETURN pg_temp.reason('due_before_change', jsonb_build_object('moment', pg_temp.wall_clock(found[1])));
  END IF;
  found := regexp_match(sentence, '^It could not go out before ' || moment || '; after that it would have been of no use to the guest\.$');
  IF found IS NOT NULL THEN
    RETURN pg_temp.reason('could_not_go_before', jsonb_build_object('moment', pg_temp.wall_clock(found[1])));
  END IF;
  found := regexp_match(sentence, '^“(.*)” is no number that WhatsApp can reach\.');
  IF found IS NOT NULL THEN RETURN pg_temp.reason('phone_not_on_whatsapp', jsonb_build_object('phone', found[1])); END IF;
  RETURN pg_temp.reason('text', jsonb_build_object('text', sentence));
END
$$;

ALTER TABLE booking_message_logs ADD COLUMN reason_code jsonb;
UPDATE booking_message_logs SET reason_code = pg_temp.stay_message_reason(reason) WHERE reason IS NOT NULL;
ALTER TABLE booking_message_logs DROP COLUMN reason;
ALTER TABLE booking_message_logs RENAME COLUMN reason_code TO reason;

-- What people type stays text; what the product says is a list of reasons.
ALTER TABLE notifications ALTER COLUMN message DROP NOT NULL;
ALTER TABLE notifications ADD COLUMN reasons jsonb;
UPDATE notifications SET
  reasons = jsonb_build_array(pg_temp.reason('number_requested', jsonb_build_object(
    'number', metadata ->> 'whatsapp_number',
    'hotel', (regexp_match(message, '^(.*) asks for the WhatsApp number '))[1]))),
  message = NULL
WHERE type = 'whatsapp_number_requested' AND message ~ '^.* asks for the WhatsApp number ' AND metadata ? 'whatsapp_number';
UPDATE notifications SET
  reasons = jsonb_build_array(pg_temp.reason('number_connected', jsonb_build_object(
    'number', (regexp_match(message, '^The WhatsApp number (\S+) is connected\.'))[1]))),
  message = NULL
WHERE type = 'whatsapp_number_connected' AND message ~ '^The WhatsApp number \S+ is connected\.';
UPDATE notifications SET
  reasons = jsonb_build_array(pg_temp.reason('text', jsonb_build_object('text', message))),
  message = NULL
WHERE type = 'provider_alert';
ALTER TABLE notifications ADD CONSTRAINT notifications_says_something CHECK (num_nonnulls(message, reasons) = 1);

ALTER TABLE whatsapp_templates ADD COLUMN rejection_reasons jsonb;
UPDATE whatsapp_templates SET
  rejection_reasons = jsonb_build_array(pg_temp.reason('text', jsonb_build_object('text', rejection_reason)))
WHERE rejection_reason IS NOT NULL;
ALTER TABLE whatsapp_templates DROP COLUMN rejection_reason;

ALTER TABLE messages ADD COLUMN error_reasons jsonb;
UPDATE messages SET
  error_reasons = jsonb_build_array(pg_temp.reason('text', jsonb_build_object('text', error_message)))
WHERE error_message IS NOT NULL;
ALTER TABLE messages DROP COLUMN error_message;
ALTER TABLE messages ADD COLUMN withdrawal jsonb;
UPDATE messages SET withdrawal = pg_temp.reason('cancelled_before_sending') WHERE withdrawn_reason IS NOT NULL;
ALTER TABLE messages DROP COLUMN withdrawn_reason;
ALTER TABLE messages RENAME COLUMN withdrawal TO withdrawn_reason;
