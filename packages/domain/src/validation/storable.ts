// Apart from the schemas, so that anyone who asks only this does not load what they are made with.

// NUL is refused because PostgreSQL cannot store it, lone surrogates because no encoder can.
// oxlint-disable-next-line no-control-regex -- NUL is what is being looked for
const unstorable = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether PostgreSQL and every encoder can keep a text as it is. */
export const isStorable = (value: string): boolean => !unstorable.test(value);

/**
 * Signs that say nothing and change how what stands around them is read: controls, and those that turn the direction of writing round
 * until somebody ends it. A line may hold none of them; a text of several lines has tabs and line ends.
 */
const misleadingText = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/u;
const lineEnds = /[\t\n\r]/g;

/** Whether a text of one line can be kept, and reads as what it is. */
export const isPlainLine = (value: string): boolean => isStorable(value) && !misleadingText.test(value);

/** Whether a text that may have several lines can be kept, and reads as what it is. */
export const isPlainText = (value: string): boolean => isPlainLine(value.replaceAll(lineEnds, " "));
