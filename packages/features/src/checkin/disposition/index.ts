export { DisposeDialog, type DisposeDialogProps } from "./dispose-dialog.tsx";
export { SelectionBar } from "./selection-bar.tsx";
export { useDispositionWork } from "./use-disposition-work.ts";
export { useSelectionWork } from "./use-selection-work.ts";
