import type { Reading } from './reading.ts';
import { DANGER_KINDS, type Danger, type DangerKind, type Intent } from './understanding.types.ts';

const CERTAIN = 0.6;
const HALF = 0.2;

const isDangerKind = (kind: string): kind is DangerKind => (DANGER_KINDS as readonly string[]).includes(kind);

/** The worst danger that any part of a message speaks of. */
export function dangerOf(readings: Reading[], intents: Intent[]): Danger | null {
  let worst: Danger | null = null;
  let highest = 0;
  for (const { probabilities } of readings) {
    let sum = 0;
    let best = 0;
    let kind: DangerKind | null = null;
    for (const [index, { id }] of intents.entries()) {
      const name = id.replace('emergency.', '');
      if (!id.startsWith('emergency.') || !isDangerKind(name)) continue;
      const probability = probabilities[index] ?? 0;
      sum += probability;
      if (probability > best) [best, kind] = [probability, name];
    }
    if (sum < HALF || sum <= highest || !kind) continue;
    highest = sum;
    worst = { kind, level: sum >= CERTAIN ? 'certain' : 'half' };
  }
  return worst;
}
