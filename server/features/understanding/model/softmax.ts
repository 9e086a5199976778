/** Turns scores into probabilities, in place. */
export function softmax<Numbers extends Float32Array | Float64Array>(scores: Numbers): Numbers {
  let highest = -Infinity;
  for (let index = 0; index < scores.length; index += 1) if (scores[index]! > highest) highest = scores[index]!;
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const value = Math.exp(scores[index]! - highest);
    scores[index] = value;
    sum += value;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index]! /= sum;
  return scores;
}

/** Index of the highest number, the first of equal ones. `Math.max(...scores)` copies them all. */
export function highestAt(scores: Float32Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index += 1) if (scores[index]! > scores[best]!) best = index;
  return best;
}
