import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Clock } from '#server/ports/clock.ts';
import type { SpanEnd, Tracing } from '#server/ports/tracing.ts';

/**
 * @property endpoint base address of an OTLP/HTTP receiver; spans go to `/v1/traces`
 * @property headers of every export, for example an API key
 */
export type TracingOptions = {
  endpoint: string;
  headers: Record<string, string>;
  role: string;
  clock: Clock;
  log: Logger;
};

/** Longest time of one export; a stopping process waits no longer for the last one. */
const EXPORT_MS = 5_000;

/** Spans are exported in batches every 5 s. While the receiver does not answer they are dropped; turns do not wait. */
export function createOpenTelemetryTracing({ endpoint, headers, role, clock, log }: TracingOptions): Tracing {
  const ids = idsOfRequests();
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: EXPORT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'concierge', 'concierge.role': role }),
    spanProcessors: [new BatchSpanProcessor({ exporter: logged(exporter, log), exportTimeoutMillis: EXPORT_MS })],
    idGenerator: ids.generator,
  });
  const tracer = provider.getTracer('concierge');
  const contexts = new AsyncLocalStorage<Context>();

  async function follow<T>(span: Span, work: () => Promise<T>, { facts, failure }: SpanEnd<T>): Promise<T> {
    try {
      const value = await work();
      if (facts) span.setAttributes(facts(value));
      return value;
    } catch (error) {
      // The message of an error may repeat a guest's words.
      span.setStatus({ code: SpanStatusCode.ERROR, message: failure?.(error) ?? 'failed' });
      throw error;
    } finally {
      span.end(clock.now());
    }
  }

  return {
    within: (requestId, work) => (requestId ? contexts.run(contextOf(requestId), work) : work()),
    span: (name, work, end = {}) => {
      const context = contexts.getStore();
      if (!context) return work();
      const span = tracer.startSpan(name, { startTime: clock.now() }, context);
      return contexts.run(trace.setSpan(context, span), () => follow(span, work, end));
    },
    record: (requestId, { name, begun, facts, root = false }) => {
      const options = { startTime: begun, attributes: facts };
      const span = root
        ? ids.asRoot(requestId, () => tracer.startSpan(name, options, ROOT_CONTEXT))
        : tracer.startSpan(name, options, contextOf(requestId));
      span.end(clock.now());
    },
    stop: () => provider.shutdown().catch(() => {}),
  };
}

/** A UUID has the 16 bytes of a trace id; its last 8, which are random, are the id of the root span. */
const spanContextOf = (requestId: string) => {
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true };
};

const contextOf = (requestId: string): Context => trace.setSpanContext(ROOT_CONTEXT, spanContextOf(requestId));

/** Random ids, except while a root span is started, which takes those of its request. */
function idsOfRequests() {
  const random = new RandomIdGenerator();
  let given: { traceId: string; spanId: string } | null = null;
  return {
    generator: {
      generateTraceId: () => given?.traceId ?? random.generateTraceId(),
      generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    },
    asRoot: (requestId: string, start: () => Span): Span => {
      given = spanContextOf(requestId);
      try {
        return start();
      } finally {
        given = null;
      }
    },
  };
}

function logged(exporter: SpanExporter, log: Logger): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) log.warn({ err: result.error }, 'spans could not be exported');
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
