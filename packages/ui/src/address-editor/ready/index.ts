export {
  ReadyAddressEditor,
  type ReadyAddressChange,
  type ReadyAddressEditorHandle,
  type ReadyAddressEditorProps,
} from "./ready-address-editor.tsx";
