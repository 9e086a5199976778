import fs from 'node:fs';

/** Settings that may stand in a file named by `<setting>_FILE`, as Docker, Kubernetes and systemd hand over secrets. */
const inFiles = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'MIGRATION_DATABASE_URL',
  'BETTER_AUTH_SECRET',
  'BETTER_AUTH_SECRET_PREVIOUS',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_AUTH_TOKEN_SECONDARY',
  'OPENAI_API_KEY',
  'SMTP_URL',
  'GOOGLE_MAPS_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

type Environment = Record<string, string | undefined>;

/** Reads the files of all `*_FILE` settings. A problem names the setting, what it must be and an example. */
export function withSecretFiles(given: Environment): { environment: Environment; problems: string[] } {
  const environment = { ...given };
  const problems: string[] = [];
  for (const name of inFiles) {
    const file = given[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (given[name]?.trim()) problems.push(`${name} and ${name}_FILE must not both be set`);
    else environment[name] = readSecret(file) ?? undefined;
    if (!environment[name])
      problems.push(
        `${name}_FILE must name a readable file that is not empty, for example ${name}_FILE=/run/secrets/${name.toLowerCase()}`,
      );
  }
  return { environment, problems };
}

function readSecret(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
