import { app } from 'electron';
import { cautious, policyFile, readPolicy, withManaged, type ReadPolicy } from './policy.ts';
import { managedPreferences, registryPolicy, trustOfFile } from './policy-source.ts';

/**
 * The policy of this computer. The environment may name another file in development and tests only, not in an installed
 * program.
 */
export function policyOfThisComputer(log: (line: string) => void): ReadPolicy {
  const { platform, env } = process;
  const other = app.isPackaged ? undefined : env['CONCIERGE_DESK_POLICY'];
  const read = cautious(other ? readPolicy(other, () => ({ ok: true })) : ofSystem(platform, env));
  for (const problem of read.problems) {
    console.warn(`policy: ${problem}`);
    log(`policy: ${problem}`);
  }
  return read;
}

function ofSystem(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): ReadPolicy {
  const file = readPolicy(policyFile(platform, env), (place) => trustOfFile(place, platform));
  const managed = [registryPolicy(platform), managedPreferences(platform)];
  const read = withManaged(file, Object.assign({}, ...managed.map(({ values }) => values)) as Record<string, unknown>);
  return { ...read, problems: [...read.problems, ...managed.flatMap(({ problems }) => problems)] };
}
