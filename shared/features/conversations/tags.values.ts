export const tagColours = ['grey', 'blue', 'green', 'gold', 'red', 'purple'] as const;
export type TagColour = (typeof tagColours)[number];

export const longestTag = 40;
/** Tags of a hotel, and of one conversation. */
export const mostTags = 100;
export const mostTagsOfConversation = 10;
