/** In milliseconds: a board is read every few seconds at most. */
export const pace = { quiet: 200, longest: 2000 };

/** How often it is read without being told, in milliseconds: waits grow. */
export const every = 30_000;
