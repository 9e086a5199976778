/** Ids, codes and numbers only: a span never holds a name, a telephone number or a text. */
export type SpanFacts = Record<string, string | number | boolean>;

/** What a span says about the end of its work. */
export type SpanEnd<T> = { facts?: (value: T) => SpanFacts; failure?: (error: unknown) => string };

/**
 * Spans of a guest's turn. Its trace id is the id of its request, so that webhook, worker and a later attempt are one trace
 * without handing anything over.
 */
export interface Tracing {
  /** Runs work whose spans belong to a request's trace. Without a request there is no trace. */
  within<T>(requestId: string | null, work: () => Promise<T>): Promise<T>;
  /** A span around work that runs `within` a trace; elsewhere the work alone. */
  span<T>(name: string, work: () => Promise<T>, end?: SpanEnd<T>): Promise<T>;
  /** A span that ends now, of a request that was not known before. `root`: it encloses all others of the trace. */
  record(requestId: string, span: { name: string; begun: Date; facts: SpanFacts; root?: boolean }): void;
  /** Exports what is left. */
  stop(): Promise<void>;
}

/** Tracing that is switched off. */
export const noTracing: Tracing = {
  within: (_requestId, work) => work(),
  span: (_name, work) => work(),
  record: () => {},
  stop: async () => {},
};
