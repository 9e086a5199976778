-- The accounts table is outside the wall: a hotel sees the names of its own staff, and nothing else of it.
create or replace function get_hotel_staff_with_profiles() returns table (
  id uuid, user_id uuid, hotel_id uuid, role text, created_at timestamptz, last_login timestamptz,
  first_name text, last_name text, email text
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.user_id, s.hotel_id, s.role, s.created_at, s.last_login,
         coalesce(u.first_name, ''), coalesce(u.last_name, ''), u.email
  from hotel_staff s join "user" u on u.id = s.user_id
  where s.hotel_id = current_hotel_id()
  order by s.created_at
$$;
