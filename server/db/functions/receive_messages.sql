create or replace function receive_messages(batch jsonb) returns table (
  provider_sid text, outcome text, hotel_id uuid, conversation_id uuid, request_id uuid, message_id uuid
) language plpgsql as $$
#variable_conflict use_column
declare items inbound_item[];
begin
  -- The built-in guest phone reaches a hotel that has no number yet by its id.
  select array_agg(row(m.place, h.id, m.identity_key, m."from", m.guest_phone, m.whatsapp_id, m.guest_name, m.body,
      m.attachments, m.location_lat, m.location_lng, m.location_address, m.provider_sid, m.received_at,
      null, null, null, case when h.id is null then 'unknown_hotel' end)::inbound_item)
    into items
    from (select *, row_number() over (order by received_at, provider_sid) as place from jsonb_to_recordset(batch) as r (
        "to" text, "from" text, identity_key text, guest_phone text, whatsapp_id text, guest_name text, body text, attachments jsonb,
        location_lat double precision, location_lng double precision, location_address text, provider_sid text, received_at timestamptz)) m
    left join hotels h on h.id = case when m."to" like 'practice-%' then (select p.id from hotels p where p.id::text = substr(m."to", 10))
      else (select n.id from hotels n where n.connected_number = m."to") end;

  insert into conversations (hotel_id, guest_id, guest_phone, whatsapp_id, identity_key, reply_address, guest_name, created_at, last_message_at)
    select distinct on (i.hotel_id, i.identity_key) i.hotel_id, g.id, i.guest_phone, i.whatsapp_id, i.identity_key, i.sender,
      coalesce(nullif(trim(concat_ws(' ', g.first_name, g.last_name)), ''), i.guest_name), i.received_at, i.received_at
    from unnest(items) i
    left join lateral (select id, first_name, last_name from guests where hotel_id = i.hotel_id and phone_key = i.identity_key order by id desc limit 1) g on true
    where i.hotel_id is not null
      and not exists (select from conversations c where c.hotel_id = i.hotel_id and c.identity_key = i.identity_key)
    order by i.hotel_id, i.identity_key, i.place
    on conflict (hotel_id, identity_key) do nothing;

  perform from conversations c where (c.hotel_id, c.identity_key) in (select i.hotel_id, i.identity_key from unnest(items) i)
    order by c.hotel_id, c.identity_key for update;

  -- Under the locks: what is known, which conversation, and the request that still waits in it (or one to be made).
  select array_agg(row(i.place, i.hotel_id, i.identity_key, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, i.received_at, c.id,
      coalesce(known.request_id, waiting.id), known.id,
      coalesce(i.outcome, case when known.id is not null or i.place > i.first_place then 'duplicate' else 'stored' end)
    )::inbound_item order by i.place)
    into items
    from (select n.*, min(n.place) over (partition by n.provider_sid) as first_place from unnest(items) n) i
    left join conversations c on c.hotel_id = i.hotel_id and c.identity_key = i.identity_key
    left join messages known on known.provider_sid = i.provider_sid
    left join lateral (select r.id from guest_requests r where r.conversation_id = c.id and r.turn_state = 'waiting' order by r.id desc limit 1) waiting on true;

  -- Ids are given under the locks and in order: by them a thread is read, and a turn knows its last message. Given before, a
  -- batch that had to wait would look older than the one it waited for, and neither job would hold the last message.
  for n in 1 .. coalesce(array_length(items, 1), 0) loop
    if items[n].message_id is null then items[n].message_id := uuidv7(); end if;
  end loop;

  -- A request names its attachments by our own media route; the provider's addresses stay with the message.
  with turn as (
    select i.conversation_id, i.hotel_id, i.request_id, coalesce(string_agg(nullif(i.body, ''), E'\n' order by i.place), '') as body,
      coalesce(jsonb_agg(a.one || jsonb_build_object('url', '/media/' || i.message_id || '/' || (a.nth - 1)) order by i.place, a.nth) filter (where a.one is not null), '[]') as attachments,
      max(i.location_lat) as lat, max(i.location_lng) as lng, max(i.location_address) as place, max(i.guest_name) as guest_name,
      max(i.guest_phone) as guest_phone, min(i.received_at) as began, max(i.received_at) as ended, count(distinct i.message_id) as messages
    from unnest(items) i left join lateral jsonb_array_elements(i.attachments) with ordinality a (one, nth) on true
    where i.outcome = 'stored' group by i.conversation_id, i.hotel_id, i.request_id
  ), joined as (
    update guest_requests r set
      message = concat_ws(E'\n', nullif(r.message, ''), nullif(t.body, '')), attachments = r.attachments || t.attachments,
      location_lat = coalesce(t.lat, r.location_lat), location_lng = coalesce(t.lng, r.location_lng),
      location_address = coalesce(t.place, r.location_address), last_message_at = t.ended,
      message_count = r.message_count + t.messages
    from turn t where r.id = t.request_id
  ), made as (
    insert into guest_requests (hotel_id, conversation_id, guest_name, guest_phone, message, attachments, location_lat, location_lng,
      location_address, last_message_at, message_count, created_at, updated_at)
    select t.hotel_id, c.id, coalesce(c.guest_name, t.guest_name), coalesce(t.guest_phone, c.guest_phone), t.body, t.attachments, t.lat, t.lng,
      t.place, t.ended, t.messages, t.began, t.began
    from turn t join conversations c on c.id = t.conversation_id where t.request_id is null
    returning id, conversation_id
  )
  select array_agg(row(i.place, i.hotel_id, i.identity_key, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, i.received_at, i.conversation_id,
      coalesce(i.request_id, made.id), i.message_id, i.outcome)::inbound_item order by i.place)
    into items from unnest(items) i left join made on made.conversation_id = i.conversation_id;

  insert into messages (id, hotel_id, conversation_id, request_id, direction, author, author_name, content, attachments,
      location_lat, location_lng, location_address, provider_sid, delivery_status, created_at)
    select i.message_id, i.hotel_id, i.conversation_id, i.request_id, 'in', 'guest', i.guest_name, i.body, i.attachments,
      i.location_lat, i.location_lng, i.location_address, i.provider_sid, 'received', i.received_at
    from unnest(items) i where i.outcome = 'stored' order by i.place;

  update conversations c set
    last_inbound_at = greatest(c.last_inbound_at, n.received_at), last_message_at = greatest(c.last_message_at, n.received_at),
    reply_address = n.sender, guest_phone = coalesce(n.guest_phone, c.guest_phone), whatsapp_id = coalesce(n.whatsapp_id, c.whatsapp_id),
    guest_name = coalesce(c.guest_name, n.guest_name), unread_count = c.unread_count + n.count
  from (
    select distinct on (i.conversation_id) i.conversation_id, i.sender, i.guest_phone, i.whatsapp_id, i.guest_name, i.received_at,
      count(*) over (partition by i.conversation_id) as count
    from unnest(items) i where i.outcome = 'stored' order by i.conversation_id, i.place desc
  ) n where c.id = n.conversation_id;

  perform publish_live_event(i.hotel_id, jsonb_build_object('type', 'message.created', 'hotel_id', i.hotel_id,
      'conversation_id', i.conversation_id, 'message_id', i.message_id, 'request_id', i.request_id))
    from unnest(items) i where i.outcome = 'stored';

  return query select i.provider_sid, i.outcome, i.hotel_id, i.conversation_id, i.request_id, i.message_id from unnest(items) i order by i.place;
end $$;
