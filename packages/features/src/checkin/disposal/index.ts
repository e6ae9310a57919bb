export { DisposeDialog } from "./dispose-dialog.tsx";
export { disposalKeys } from "./keys.ts";
export { SelectionActions, SelectionBar } from "./selection-bar.tsx";
export { useDisposalWork } from "./use-disposal-work.ts";
export { useSelectionWork } from "./use-selection-work.ts";
