/*
 * The SQL condition of a search in an expression. The values are part of its text, so that it is planned with them.
 * words: LIKE patterns that must all match, in any order. others: LIKE patterns of which one is enough instead.
 */
CREATE OR REPLACE FUNCTION search_condition(expression text, words text[], others text[])
RETURNS text
LANGUAGE sql STABLE
AS $$
  WITH word AS (
    SELECT
      format(
        '(%1$s LIKE %2$L OR %1$s LIKE %3$L)',
        expression,
        plain_text(w),
        short_umlauts(plain_text(w))
      ) AS is_there
    FROM unnest(words) w
  ),
  other AS (
    SELECT format('%s LIKE %L', expression, plain_text(o)) AS is_there
    FROM unnest(others) o
  )
  SELECT '(' || concat_ws(
    ' OR ',
    (SELECT '(' || string_agg(is_there, ' AND ') || ')' FROM word),
    (SELECT string_agg(is_there, ' OR ') FROM other)
  ) || ')'
$$;
