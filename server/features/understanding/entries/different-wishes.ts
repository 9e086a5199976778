import type { Clause, Understanding } from '../understanding.types.ts';
import type { LinkedEntry } from './entries.types.ts';
import { likenessOf } from './likeness-of.ts';
import { isTranslation, sameSubject } from './same-subject.ts';

/** From here on an entry answers a wish by its likeness alone. */
const SURELY_LIKE = 0.8;

/**
 * The clauses of a message, or its wishes, each read by itself, where two of them are surely like different entries ("what is the
 * WiFi password? and could you wash a bag of our things?"): the intents alone do not always tell.
 */
export function differentWishes(
  understood: Pick<Understanding, 'clauses' | 'wishes'>,
  entries: readonly LinkedEntry[],
): Clause[] {
  const { clauses } = understood;
  if (clauses.some(({ apart, carried }) => apart || carried)) return clauses;
  // Read only where they are needed.
  const { wishes } = understood;
  const found = wishes.flatMap((wish) => surelyLike(wish, entries) ?? []);
  const differ = found.some((one) => found.some((other) => one !== other && !sameSubject(one, other)));
  return differ ? wishes : clauses;
}

/** The written entry that surely answers a wish; null where none does or several may. */
function surelyLike({ asked }: Clause, entries: readonly LinkedEntry[]): LinkedEntry | null {
  const written = entries.filter(({ fact }) => !fact);
  const parts = written.map((entry) => Math.exp(likenessOf(asked, entry)));
  const best = written[parts.indexOf(Math.max(...parts))];
  if (!best) return null;
  const all = parts.reduce((sum, part) => sum + part, Math.exp(asked.none));
  const same = written.reduce(
    (sum, entry, index) => sum + (entry === best || isTranslation(entry, best) ? parts[index]! : 0),
    0,
  );
  return same / all >= SURELY_LIKE ? best : null;
}
