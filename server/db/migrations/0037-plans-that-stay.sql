-- The functions of the queue keep one plan for each connection, made while a table may be empty. Then an index that begins
-- with hotel_id looks as good as the right one, and every call reads all rows of the hotel until the table is analysed.
-- These indexes begin with the column that finds one row; the functions compare hotel_id without an index.
-- They follow (../online/0037-plans-that-stay.sql).

-- Only a search by due_at can use the new ones: a search in one conversation would read the whole queue.
DROP INDEX IF EXISTS guest_requests_due;
DROP INDEX IF EXISTS messages_due;
