const advice: Record<string, string> = {
  '28P01': 'the database refused the login or its password',
  '28000': 'the database refused the login: pg_hba.conf has no line for it, or it may not log in',
  '3D000': 'the server has no such database; create it first (docs/operations.md, Database)',
  ENOTFOUND: 'the name of the database server is unknown',
  ECONNREFUSED: 'the database does not answer; check the address, and that it is running',
  '57P03': 'the database is starting or stopping',
  '53300': 'the database has no free connection; lower DATABASE_POOL_MAX or raise max_connections',
};

/** What to do about a connection that was not made, for one line after the setting's name; null for other errors. */
export function connectionAdvice(error: unknown): string | null {
  return advice[codeOf(error)] ?? null;
}

const passing = new Set(
  'ECONNREFUSED ECONNRESET ENOENT EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 57P01 57P02 57P03 53300'.split(
    ' ',
  ),
);

/** Whether a connection may succeed later: the server is starting, failing over, unreachable or full. */
export function isPassing(error: unknown): boolean {
  return (
    passing.has(codeOf(error)) ||
    (error instanceof Error && /timeout expired|timeout exceeded|terminated/.test(error.message))
  );
}

/** The server refused a connection before it began: it is full, starting or stopping. */
export const isTurnedAway = (error: unknown): boolean => ['53300', '57P03'].includes(codeOf(error));

export function codeOf(error: unknown): string {
  const { code = '' } = (error ?? {}) as { code?: string };
  return code;
}
