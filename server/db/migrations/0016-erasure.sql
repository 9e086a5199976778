-- Erasing a guest removes the name from live events. Otherwise events are only inserted.

GRANT UPDATE (data) ON live_events TO concierge_hotel;
