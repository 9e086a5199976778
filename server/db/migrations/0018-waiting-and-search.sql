-- Guests who wait are ordered by priority; conversations are found by what was written and by their stay.

\ir ../functions/fold_for_search.sql
\ir ../functions/priority_rank.sql

-- The highest priority among the requests that wait for a person: 0 urgent, 1 high, 2 normal, 3 low.
alter table conversations add column waiting_rank smallint not null default 3;

update conversations c set waiting_rank = (
  select coalesce(min(priority_rank(r.priority)), 3) from guest_requests r
  where r.conversation_id = c.id and r.status = 'open' and r.human_required)
where human_required_count > 0;
drop index conversations_waiting;
create index conversations_waiting on conversations (hotel_id, waiting_rank, waiting_since, id) where human_required_count > 0;
update conversation_names set names = fold_for_search(names);

create index messages_words on messages using gin (to_tsvector('simple', fold_for_search(content)));

/*
 * Conversations by name or number, by the words of a message (each as the beginning of a word, all in one message), and by
 * a booking of the same number. 'words' and 'others' are those of search_condition, 'message_words' is a tsquery or null.
 * Ids in no order, each once; see Searching beside the guests.
 */
drop function if exists search_conversations(text);
