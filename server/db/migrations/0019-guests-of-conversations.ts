/** Every guest who writes has a guest record, booking or not. */
export const guestsOfConversations = `
-- The record of a conversation's guest: the newest of this phone, else a new one with the name of the WhatsApp profile.
create function guest_record_of(c conversations) returns uuid language plpgsql as $$
declare
  found uuid;
  names text[] := regexp_split_to_array(trim(coalesce(c.guest_name, '')), '\\s+');
begin
  select id into found from guests where hotel_id = c.hotel_id and phone_key = c.identity_key order by id desc limit 1;
  if found is null then
    insert into guests (hotel_id, first_name, last_name, phone, phone_key, created_at, updated_at)
    values (c.hotel_id,
      nullif(case when cardinality(names) > 1 then array_to_string(names[1:cardinality(names) - 1], ' ') else names[1] end, ''),
      case when cardinality(names) > 1 then names[cardinality(names)] end,
      coalesce(c.guest_phone, c.identity_key), c.identity_key, c.created_at, c.created_at)
    returning id into found;
  end if;
  return found;
end $$;

/*
 * Takes the locks that bookings take (stay-locks.repository.ts), so that nobody makes the guest twice, but never waits for
 * them: a webhook must not wait for an import. Where they are held, the guest's next message or the daily upkeep tries again.
 */
create function give_guest_record() returns trigger language plpgsql as $$
begin
  if pg_try_advisory_xact_lock_shared(hashtextextended('stays:' || new.hotel_id, 0))
    and pg_try_advisory_xact_lock(hashtextextended('stays:' || new.hotel_id || ':' || new.identity_key, 0)) then
    update conversations set guest_id = guest_record_of(new) where id = new.id and guest_id is null;
  end if;
  return null;
end $$;

-- An erased guest's conversation stays without one; a new message begins another conversation.
create trigger conversations_guest_made after insert on conversations
  for each row when (new.guest_id is null and new.identity_key not like 'erased:%') execute function give_guest_record();
create trigger conversations_guest_again after update of last_inbound_at on conversations
  for each row when (new.guest_id is null and new.identity_key not like 'erased:%' and new.last_inbound_at is distinct from old.last_inbound_at)
  execute function give_guest_record();

-- For conversations that still have none; in a hotel's transaction, for its own. All phones of the hotel must be locked.
create function give_missing_guest_records() returns integer language plpgsql as $$
declare
  c conversations;
  given integer := 0;
begin
  for c in select * from conversations where guest_id is null and identity_key not like 'erased:%' order by id loop
    update conversations set guest_id = guest_record_of(c) where id = c.id and guest_id is null;
    given := given + 1;
  end loop;
  return given;
end $$;
select give_missing_guest_records();
`;
