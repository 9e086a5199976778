/** Most days between a stay message and its day of the stay. */
export const mostScheduleDays = 60;

/** `HH:MM`. */
export const scheduleTime = /^([01]\d|2[0-3]):[0-5]\d$/;
