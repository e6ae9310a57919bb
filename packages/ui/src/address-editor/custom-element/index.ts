import { defineAddressEditor } from "./define.ts";

export { AddressEditorElement, type AddressEventDetail } from "./address-editor-element.tsx";
export { defineAddressEditor };

// A page takes this as a script and writes the element; nothing else is to be done.
defineAddressEditor();
