/**
 * Widgets inside cells (buttons, links, fields). The grid is one stop of the Tab key: its widgets are reached by Enter
 * and left by Escape (WAI-ARIA APG, grid pattern, "editing and navigating inside a cell").
 */
const widgets = "a[href],button,input,select,textarea,[tabindex],[contenteditable]";

const isCell = (element: Element): boolean => element.hasAttribute("data-column");

/** The widgets of a cell that can be used now. */
function widgetsIn(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(widgets)].filter(
    (element) => !element.matches(":disabled,[aria-disabled=true],[data-resize]"),
  );
}

/** Takes every widget of a row out of the Tab order; the cells have their own. */
export function hideWidgetsFromTab(row: HTMLElement): void {
  for (const element of row.querySelectorAll<HTMLElement>(widgets))
    if (!isCell(element) && element.tabIndex >= 0) element.tabIndex = -1;
}

/** The widget between `target` and its cell: a click on it is meant for it and not for the row. */
export function widgetAt(target: Element): Element | null {
  const widget = target.closest(`${widgets},label`);
  return widget && !isCell(widget) ? widget : null;
}

/** Buttons and links are pressed from the cell; others are entered. */
const isPressed = (element: Element): boolean =>
  element.matches("button,a[href],input[type=checkbox],[role=button],[role=checkbox],[role=switch]");

/** Enter on a cell: presses its only button, or moves into its widgets. Answers whether it has any. */
export function enterCell(cell: HTMLElement): boolean {
  const [first, ...others] = widgetsIn(cell);
  if (!first) return false;
  if (others.length === 0 && isPressed(first)) first.click();
  else first.focus();
  return true;
}

/** Tab inside an entered cell goes round its widgets. */
export function nextWidget(cell: HTMLElement, current: Element, backwards: boolean): void {
  const all = widgetsIn(cell);
  const at = all.indexOf(current as HTMLElement);
  all[(at + (backwards ? -1 : 1) + all.length) % all.length]?.focus();
}
