export { DisposeDialog } from "./dispose-dialog.tsx";
export { disposalKeys } from "./keys.ts";
export { SelectionActions, SelectionBar } from "./selection-bar.tsx";
export { useDispositionWork } from "./use-disposition-work.ts";
export { useSelectionWork } from "./use-selection-work.ts";
