/*
 * Takes the locks that bookings take (stay-locks.repository.ts), so that nobody makes the guest twice, but never waits for
 * them: a webhook must not wait for an import. Where they are held, the guest's next message or the daily upkeep tries again.
 */
create or replace function give_guest_record() returns trigger language plpgsql as $$
begin
  if pg_try_advisory_xact_lock_shared(hashtextextended('stays:' || new.hotel_id, 0))
    and pg_try_advisory_xact_lock(hashtextextended('stays:' || new.hotel_id || ':' || new.identity_key, 0)) then
    update conversations set guest_id = guest_record_of(new) where id = new.id and guest_id is null;
  end if;
  return null;
end $$;

-- An erased guest's conversation stays without one; a new message begins another conversation.
create or replace trigger conversations_guest_made after insert on conversations
  for each row when (new.guest_id is null and new.identity_key not like 'erased:%') execute function give_guest_record();

create or replace trigger conversations_guest_again after update of last_inbound_at on conversations
  for each row when (new.guest_id is null and new.identity_key not like 'erased:%' and new.last_inbound_at is distinct from old.last_inbound_at)
  execute function give_guest_record();
