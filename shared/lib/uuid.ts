const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL reads a text as a UUID, of any version. */
export const isUuid = (text: string): boolean => uuid.test(text);
