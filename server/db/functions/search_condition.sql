/*
 * The condition of a search on an expression, with its values in it, so that it is planned with them. 'words': all of them
 * must be there, in any order; 'others': or any of these. Both are LIKE patterns.
 */
create or replace function search_condition(expression text, words text[], others text[]) returns text language sql stable as $$
  with word as (
    select format('(%1$s like %2$L or %1$s like %3$L)', expression, plain_text(w), short_umlauts(plain_text(w))) as is_there from unnest(words) w
  ), other as (
    select format('%s like %L', expression, plain_text(o)) as is_there from unnest(others) o
  )
  select '(' || concat_ws(' or ', (select '(' || string_agg(is_there, ' and ') || ')' from word), (select string_agg(is_there, ' or ') from other)) || ')'
$$;
