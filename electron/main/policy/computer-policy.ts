import { app } from 'electron';
import { policyFile, readPolicy, withRegistry, type ReadPolicy } from './policy.ts';
import { registryPolicy, trustOfFile } from './policy-source.ts';

/**
 * The policy of this computer. The environment may name another file in development and tests only, not in an installed
 * program.
 */
export function policyOfThisComputer(log: (line: string) => void): ReadPolicy {
  const { platform, env } = process;
  const other = app.isPackaged ? undefined : env['CONCIERGE_DESK_POLICY'];
  const read = other
    ? readPolicy(other, () => ({ ok: true }))
    : withRegistry(
        readPolicy(policyFile(platform, env), (file) => trustOfFile(file, platform)),
        registryPolicy(platform),
      );
  for (const problem of read.problems) {
    console.warn(`policy: ${problem}`);
    log(`policy: ${problem}`);
  }
  return read;
}
