import type { english } from './english/index.ts';

export type ReasonCode = keyof typeof english;

/** Names of the gaps of a sentence. */
type Gaps<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Gaps<Rest> : never;
type GapsOf<Code extends ReasonCode> = Gaps<(typeof english)[Code]>;

/**
 * Gaps with a meaning of their own, which each language writes its own way; all others are shown as they are.
 * - `moment`: the wall clock at the hotel, `2026-09-10T10:00`.
 * - `month`: its first day, `2026-09-01`.
 * - `language`: an ISO 639-1 code. `message_type`: the type of a stay message.
 * - `reasons`: other reasons, whose sentences stand in this one.
 */
type ParamOf<Name extends string> = Name extends 'reasons' ? readonly Reason[] : string | number;
export type ParamsOf<Code extends ReasonCode> = { [Name in GapsOf<Code>]: ParamOf<Name> };

/** Codes whose sentence has no gap. */
export type PlainCode = { [Code in ReasonCode]: [GapsOf<Code>] extends [never] ? Code : never }[ReasonCode];

export type ReasonParams = { [name: string]: string | number | readonly Reason[] };

/** Why something was refused or did not happen: what is stored and sent instead of a sentence. */
export type Reason = { code: ReasonCode; params: ReasonParams };

/** A reason with exactly the parameters that its sentence has gaps for. */
export function reason<Code extends ReasonCode>(
  code: Code,
  ...params: [GapsOf<Code>] extends [never] ? [] : [ParamsOf<Code>]
): Reason {
  return { code, params: params[0] ?? {} };
}
