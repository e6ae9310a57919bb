export { AddressEditor } from "./address-editor.tsx";
export type { AddressChange, AddressEditorHandle, AddressEditorLabels, AddressEditorProps, Words } from "./types.ts";
