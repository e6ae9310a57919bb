/** Types a key into a field that has got the focus only after the key was pressed. */
export function typeInto(field: Element | null, key: string): void {
  if (!(field instanceof HTMLInputElement) || key.length !== 1) return;
  // React hears a value that was set by the element's own setter.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, (field.value + key).slice(0, field.maxLength < 0 ? undefined : field.maxLength));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
