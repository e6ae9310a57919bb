// Apart from the schemas, so that whoever asks only this does not load what they are made with.

// NUL is refused because PostgreSQL cannot store it, lone surrogates because no encoder can.
// oxlint-disable-next-line no-control-regex -- NUL is what is being looked for
const unstorable = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether PostgreSQL and every encoder can keep a text as it is. */
export const isStorable = (value: string): boolean => !unstorable.test(value);
