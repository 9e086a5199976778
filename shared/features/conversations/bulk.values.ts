/** Conversations of one action on several. */
export const mostAtOnce = 100;
