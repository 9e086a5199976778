/** From 1 to 5; `whole`: the message says nothing else. */
export type Rating = { score: number; whole: boolean };

/** Scores up to this one call a person. */
export const LOW_SCORE = 2;

const LONGEST = 600;
const STARS = /^(?:⭐️?|★|🌟){1,5}$/u;
const DIGIT =
  /^([1-5])(?:️?⃣)?(?:\s?(?:\/|out of|von|sur|de|su|van|z|из)\s?5)?(?:\s?(?:stars?|sterne?|étoiles?|estrellas?|stelle|⭐️?))?[.!]?(?:[\s]*$|\s*[,;:\n–-]\s*(?=\S))/iu;
const LEFT_OVER = /[,;:\n–-]\s*\S/u;

/** The score in an answer to our question: "4", "4/5", "2, the room is dirty", stars. Null: none, as in "2 towels please". Linear. */
export function scoreIn(text: string): Rating | null {
  const said = text.trim().slice(0, LONGEST);
  if (STARS.test(said)) return { score: [...said.replaceAll('️', '')].length, whole: true };
  const found = DIGIT.exec(said);
  if (!found) return null;
  return { score: Number(found[1]), whole: !LEFT_OVER.test(said.slice(1)) };
}
