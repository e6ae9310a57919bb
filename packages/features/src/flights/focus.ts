/** Whether nothing has the focus, or something that is out of sight: browsers take it away from there only a moment later. */
export function isFocusLost(): boolean {
  const { activeElement: active, body } = document;
  return active === null || active === body || !active.checkVisibility();
}
