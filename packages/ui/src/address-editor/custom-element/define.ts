import { AddressEditorElement } from "./address-editor-element.tsx";

/**
 * Makes `<gatehouse-address-editor>` known to the page. Does nothing where there is no browser, or when it was done before.
 * @param name of the element, with a hyphen in it; another one for a page on which two versions meet
 */
export function defineAddressEditor(name = "gatehouse-address-editor"): void {
  if (typeof customElements === "undefined" || customElements.get(name)) return;
  // A class belongs to one name.
  customElements.define(name, class extends AddressEditorElement {});
}
