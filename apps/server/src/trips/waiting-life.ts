/** Seconds for which a file or a finished PDF that was uploaded and is in no version is kept: a draft may wait for its writer. */
export const waitingLife = 30 * 86_400;
