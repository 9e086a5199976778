import type { z } from 'zod';
import type { ApiScope } from '#shared/features/integrations/api-keys.values.ts';

/**
 * Who may call a row of the API table (docs/product.md, section 6).
 * - `public`: anyone. `signedIn`: any account. `superAdmin`: a verified address named by SUPER_ADMIN_EMAILS.
 * - `hotelMember`: staff or admin of the `:hotel_id` in the path, or a super admin acting in it.
 * - `hotelAdmin`: an admin of that hotel, or a super admin acting in it.
 * - `groupAdmin`: an admin of the `:group_id` in the path, or a super admin.
 */
export type Access = 'public' | 'signedIn' | 'hotelMember' | 'hotelAdmin' | 'groupAdmin' | 'superAdmin';

/** One row of the API table: everything that server and console need for a call. `path` is below `/api`. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** What an API key of the hotel needs to make this call. Absent: people only. */
  readonly key?: ApiScope;
  /** Takes the header `Idempotency-Key`: a repeated call with the same key gets the first answer and creates nothing. */
  readonly once?: true;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Maximum body size in bytes. Default: 64 kB. */
  readonly bodyLimit?: number;
  /** Media type of a body that is a file's bytes and not JSON; `body` then describes those bytes. */
  readonly upload?: string;
  readonly response: z.ZodType;
  /** Success status. Default: 200. */
  readonly status?: 201 | 202;
};

export type Contract = Record<string, Endpoint>;

/** Keeps the literal types of a contract while checking its shape. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };
type OptionalPart<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };
type Params<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? never
  : Record<ParamNames<E['path']>, string>;
type In<S> = S extends z.ZodType ? z.input<S> : never;
type Out<S> = S extends z.ZodType ? z.output<S> : never;

/** Request parts as a caller sends them. */
export type CallInput<E extends Endpoint> = Part<'params', Params<E>> &
  OptionalPart<'query', In<E['query']>> &
  Part<'body', In<E['body']>>;
/** Request parts as a handler receives them, after parsing. */
export type HandlerInput<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'query', Out<E['query']>> &
  Part<'body', Out<E['body']>>;
/** A handler's return value; the row's response schema parses it before it is sent. */
export type HandlerResult<E extends Endpoint> = z.input<E['response']>;
/** The parsed response, as a caller receives it. */
export type CallResult<E extends Endpoint> = z.output<E['response']>;
