import { defineAddressEditor } from "./define.ts";

export {
  AddressEditorElement,
  type AddressEditorElementEventMap,
  type AddressEventDetail,
} from "./address-editor-element.tsx";
export type { AddressEditorElementProps } from "./jsx.ts";
export { defineAddressEditor };

// A page takes this as a script and writes the element; nothing else is to be done.
defineAddressEditor();
