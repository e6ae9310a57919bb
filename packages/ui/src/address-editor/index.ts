export { AddressEditor } from "./address-editor.tsx";
export { labelOf } from "./field-facts.ts";
export type { AddressChange, AddressEditorHandle, AddressEditorLabels, AddressEditorProps, Words } from "./types.ts";
