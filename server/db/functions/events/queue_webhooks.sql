-- Stores an event of the kind in the argument for each endpoint of the hotel that wants it, in the transaction of the change.
-- Events hold ids and states, no text and no name (shared/features/integrations/webhooks.schema.ts).
CREATE OR REPLACE FUNCTION queue_webhooks()
RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  event text := tg_argv[0];
  changed jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints e WHERE e.hotel_id = NEW.hotel_id AND e.is_on AND event = ANY (e.kinds)) THEN
    RETURN NULL;
  END IF;
  changed := to_jsonb(NEW);
  INSERT INTO webhook_events (hotel_id, endpoint_id, message_id, kind, data)
  SELECT NEW.hotel_id, e.id, uuidv7(), event, jsonb_strip_nulls(CASE split_part(event, '.', 1)
    WHEN 'message' THEN jsonb_build_object(
      'message_id', changed -> 'id', 'conversation_id', changed -> 'conversation_id', 'author', changed -> 'author')
    WHEN 'conversation' THEN jsonb_build_object(
      'conversation_id', changed -> 'conversation_id', 'request_id', changed -> 'id',
      'priority', changed -> 'priority', 'category', changed -> 'category')
    WHEN 'booking' THEN jsonb_build_object(
      'booking_id', changed -> 'id', 'status', changed -> 'status', 'check_in_date', changed -> 'check_in_date',
      'check_out_date', changed -> 'check_out_date', 'version', changed -> 'version')
    WHEN 'stay' THEN jsonb_build_object('booking_id', changed -> 'booking_id', 'score', changed -> 'score')
  END)
  FROM webhook_endpoints e
  WHERE e.hotel_id = NEW.hotel_id AND e.is_on AND event = ANY (e.kinds);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER webhooks_message_received
  AFTER INSERT ON messages
  FOR EACH ROW
  WHEN (NEW.direction = 'in')
  EXECUTE FUNCTION queue_webhooks('message.received');

CREATE OR REPLACE TRIGGER webhooks_message_sent
  AFTER UPDATE OF delivery_status ON messages
  FOR EACH ROW
  WHEN (
    NEW.direction = 'out'
    AND NEW.delivery_status IN ('sent', 'delivered', 'read')
    AND OLD.delivery_status NOT IN ('sent', 'delivered', 'read')
  )
  EXECUTE FUNCTION queue_webhooks('message.sent');

CREATE OR REPLACE TRIGGER webhooks_message_failed
  AFTER UPDATE OF delivery_status ON messages
  FOR EACH ROW
  WHEN (
    NEW.direction = 'out'
    AND NEW.delivery_status IN ('failed', 'undelivered')
    AND OLD.delivery_status NOT IN ('failed', 'undelivered')
  )
  EXECUTE FUNCTION queue_webhooks('message.failed');

CREATE OR REPLACE TRIGGER webhooks_escalated_at_once
  AFTER INSERT ON guest_requests
  FOR EACH ROW
  WHEN (NEW.human_required)
  EXECUTE FUNCTION queue_webhooks('conversation.escalated');

CREATE OR REPLACE TRIGGER webhooks_escalated
  AFTER UPDATE OF human_required ON guest_requests
  FOR EACH ROW
  WHEN (NEW.human_required AND NOT OLD.human_required)
  EXECUTE FUNCTION queue_webhooks('conversation.escalated');

CREATE OR REPLACE TRIGGER webhooks_resolved
  AFTER UPDATE OF status ON guest_requests
  FOR EACH ROW
  WHEN (
    NEW.human_required
    AND NEW.status IN ('resolved', 'completed')
    AND OLD.status NOT IN ('resolved', 'completed')
  )
  EXECUTE FUNCTION queue_webhooks('conversation.resolved');

CREATE OR REPLACE TRIGGER webhooks_booking_created
  AFTER INSERT ON bookings
  FOR EACH ROW
  EXECUTE FUNCTION queue_webhooks('booking.created');

CREATE OR REPLACE TRIGGER webhooks_booking_changed
  AFTER UPDATE ON bookings
  FOR EACH ROW
  WHEN (OLD.version IS DISTINCT FROM NEW.version)
  EXECUTE FUNCTION queue_webhooks('booking.changed');

CREATE OR REPLACE TRIGGER webhooks_stay_rated
  AFTER UPDATE OF score ON stay_ratings
  FOR EACH ROW
  WHEN (NEW.score IS NOT NULL AND OLD.score IS DISTINCT FROM NEW.score)
  EXECUTE FUNCTION queue_webhooks('stay.rated');
