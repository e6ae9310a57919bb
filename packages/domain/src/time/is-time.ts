/** Whether a text is a time of day written `HH:mm`, 00:00 to 23:59. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
