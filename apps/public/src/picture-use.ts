import { flushSync } from "react-dom";

type Control = HTMLInputElement | HTMLButtonElement | HTMLAnchorElement;

/** What somebody did in the picture of the start page. Controls are named by their keys (`controlsOf`). */
export interface PictureUse {
  /** Boxes and choices that were switched. */
  readonly toggled: readonly string[];
  /** What was typed. */
  readonly typed: ReadonlyMap<string, string>;
  /** The field in which Enter was pressed last. */
  readonly entered: string | undefined;
  /** The button that was pressed last. */
  readonly pressed: string | undefined;
  readonly focused: string | undefined;
  readonly caret: readonly [start: number, end: number] | undefined;
}

const nameOf = (control: Control): string =>
  control.getAttribute("aria-label") ??
  (control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent) ??
  "";

/** The controls of a page by what they are and how they are called, the same in the picture and in the page itself. */
function controlsOf(parent: Element): ReadonlyMap<string, Control> {
  const found = new Map<string, Control>();
  for (const control of parent.querySelectorAll<Control>("input, button, a[href]")) {
    const key = `${control.tagName} ${control.type} ${nameOf(control)}`;
    // Of those that look alike each has its number.
    let place = 0;
    while (found.has(`${key} ${place}`)) place += 1;
    found.set(`${key} ${place}`, control);
  }
  return found;
}

const isSwitch = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

/** Collects what was done in the picture, and removes the picture. @returns undefined where nothing was, or where there is none */
export function collectUse(): PictureUse | undefined {
  const picture = document.getElementById("picture");
  if (!picture) return undefined;
  const toggled: string[] = [];
  const typed = new Map<string, string>();
  let entered: string | undefined;
  let pressed: string | undefined;
  let focused: string | undefined;
  let caret: PictureUse["caret"];
  for (const [key, control] of controlsOf(picture)) {
    const isFocused = control === document.activeElement;
    if (isFocused) focused = key;
    const isMarked = "pressed" in control.dataset;
    if (!(control instanceof HTMLInputElement)) {
      if (isMarked) pressed = key;
      continue;
    }
    if (isMarked) entered = key;
    if (isSwitch(control)) {
      // Of two choices the one that is chosen takes the place of the other.
      if (control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox"))
        toggled.push(key);
      continue;
    }
    if (control.value !== control.defaultValue) typed.set(key, control.value);
    if (isFocused) caret = [control.selectionStart ?? 0, control.selectionEnd ?? 0];
  }
  picture.remove();
  const isUsed = [entered, pressed, focused].some(Boolean) || toggled.length > 0 || typed.size > 0;
  return isUsed ? { toggled, typed, entered, pressed, focused, caret } : undefined;
}

/** Gives an input a value as typing does: React hears of it, which notices no value that a script assigns. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}

/** @returns whether the page left it to the browser to answer the key */
const press = (input: HTMLInputElement, key: "Enter" | "Tab"): boolean =>
  input.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }));

/** Does in the page what was done in its picture, each step as a browser does it: what it changes is drawn before the next. */
export function repeatUse(page: Element, { toggled, typed, entered, pressed, focused, caret }: PictureUse): void {
  // Looked for each time: a step may replace what comes later.
  const find = (key: string | undefined) => (key === undefined ? undefined : controlsOf(page).get(key));
  for (const key of toggled) flushSync(() => find(key)?.click());
  // Where the reader is comes last: there they stay.
  const visited = new Set([...typed.keys(), entered, focused].filter((key) => key !== undefined));
  const way = [...visited].toSorted((one, other) => Number(one === focused) - Number(other === focused));
  let isSent = false;
  for (const key of way) {
    const control = find(key);
    control?.focus({ preventScroll: true });
    if (!(control instanceof HTMLInputElement)) continue;
    const text = typed.get(key);
    if (text !== undefined) flushSync(() => type(control, text));
    if (key === entered) isSent = flushSync(() => press(control, "Enter"));
    else if (key !== focused) flushSync(() => press(control, "Tab"));
    if (key === focused && caret) control.setSelectionRange(...caret);
  }
  if (isSent) {
    const field = find(entered);
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  }
  flushSync(() => find(pressed)?.click());
}
