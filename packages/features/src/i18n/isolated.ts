// Line ends and tabs stay: they do nothing to what is beside them.
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Text that somebody else gave, such as a name, made fit to stand in a sentence: without characters that turn the writing direction
 * of what follows or cannot be seen, and set apart where it is itself written from right to left.
 */
export function isolated(text: string): string {
  const clean = text.replace(controls, "");
  return rightToLeft.test(clean) ? `\u2068${clean}\u2069` : clean;
}
