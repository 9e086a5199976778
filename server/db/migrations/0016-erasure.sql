-- An erased guest's name is taken out of what consoles were told; events are otherwise only added.

grant update (data) on live_events to concierge_hotel;
