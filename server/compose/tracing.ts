import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/clock.ts';
import { noTracing, type Tracing } from '../ports/tracing.ts';

/** The packages of OpenTelemetry are loaded only where a receiver is set. */
export async function composeTracing(config: Config, { clock, log }: { clock: Clock; log: Logger }): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, ROLE: role } = config;
  if (!endpoint) return noTracing;
  const { createOpenTelemetryTracing } = await import('../adapters/opentelemetry/opentelemetry.tracing.ts');
  return createOpenTelemetryTracing({ endpoint, headers, role, clock, log });
}
