/** Signs and digits in their own order, whatever direction the words around them have. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
