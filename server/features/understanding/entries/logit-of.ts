/** The logit of a probability; finite for 0 and 1. */
export const logitOf = (probability: number): number => Math.log((probability + 1e-6) / (1 - probability + 1e-6));
