/** Turns scores into probabilities, in place. */
export function softmax(scores: Float32Array): Float32Array {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  let sum = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const value = Math.exp(scores[index]! - highest);
    scores[index] = value;
    sum += value;
  }
  for (let index = 0; index < scores.length; index += 1) scores[index]! /= sum;
  return scores;
}
