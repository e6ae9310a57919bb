/** What is imported by modules that need React's client: hooks, state, elements with handlers. */
const react = /^react(?:-dom)?(?:\/|$)|^@tanstack\/react-/;

/**
 * Whether a built module begins with `"use client"`: every one that takes something from React, which is every widget and every
 * hook. Theme data and pure helpers do not, so that servers can read them.
 * @param imports what the module imports, as it is written in it
 */
export const isClientModule = (imports: readonly string[]): boolean => imports.some((name) => react.test(name));
