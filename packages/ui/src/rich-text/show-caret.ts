import { defaultScrollSelectionIntoView, type ReactEditor } from "slate-react";

/** Whether all of a rectangle lies within what can be seen of an element and of everything around it. */
function isInSight({ top, bottom, left, right }: DOMRect, within: Element): boolean {
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
  for (let at: Element | null = within; at; at = at.parentElement) {
    if (at.scrollHeight === at.clientHeight && at.scrollWidth === at.clientWidth) continue;
    const box = at.getBoundingClientRect();
    if (top < box.top || left < box.left || bottom > box.bottom || right > box.right) return false;
  }
  return true;
}

/** Scrolls to the caret after a change; where it is seen already, which is after most keys, there is nothing to look for. */
export function showCaret(editor: ReactEditor, range: Range): void {
  const caret = range.collapsed ? range.getBoundingClientRect() : undefined;
  const line = range.startContainer.parentElement;
  if (caret && caret.height > 0 && line && isInSight(caret, line)) return;
  defaultScrollSelectionIntoView(editor, range);
}
