import type { Ground } from './ground.ts';
import { ms } from './load.ts';
import { runTurns } from './turns.ts';

const TURNS = 1500;
const MOST_LINES = 12;

/** PostgreSQL's settings that this part needs. */
export const statementSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'top',
};

type Row = { calls: number; rows: number; ms: number; query: string };

/** Round trips, commits and time of PostgreSQL for each answered turn, by statement. */
export async function statementBench(ground: Ground): Promise<string[]> {
  const { pool } = ground;
  await pool.query('create extension pg_stat_statements');
  const server = await ground.startServer();
  await runTurns(ground, server, { count: TURNS, first: 970_000 });
  await pool.query('select pg_stat_statements_reset()');
  const before = await commits(ground);
  await runTurns(ground, server, { count: TURNS, first: 980_000 });
  const { rows } = await pool.query<Row>(
    `select calls / $1::float8 as calls, rows / calls::float8 as rows, total_exec_time / $1 as ms,
       left(regexp_replace(query, '\\s+', ' ', 'g'), 60) as query
     from pg_stat_statements order by total_exec_time desc`,
    [TURNS],
  );
  const trips = rows.reduce((sum, { calls }) => sum + calls, 0);
  return [
    `under load, round trips a turn: ${trips.toFixed(2)}, commits a turn: ${(((await commits(ground)) - before) / TURNS).toFixed(2)}`,
    ...rows
      .slice(0, MOST_LINES)
      .map(
        (row) => `${ms(row.ms)} a turn, ${row.calls.toFixed(3)} calls with ${row.rows.toFixed(1)} rows: ${row.query}`,
      ),
  ];
}

/** Statistics of other sessions arrive within a second. */
async function commits({ pool }: Ground): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { rows } = await pool.query<{ n: number }>(
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  );
  return rows[0]!.n;
}
