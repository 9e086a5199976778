/** `answer`: the assistant replies. `suggest`: it drafts, a person sends. `off`: a person answers. */
export const answerModes = ['answer', 'suggest', 'off'] as const;
export type AnswerMode = (typeof answerModes)[number];

export const mostAnswerRules = 40;
