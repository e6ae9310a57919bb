export { CandidatePane, type CandidatePaneProps } from "./candidate-pane.tsx";
export { passKeys } from "./pass-keys.ts";
export { PassViewer, type PassViewerProps } from "./pass-viewer.tsx";
export { preloadViewer } from "./preload.ts";
export { UploadDialog, type UploadDialogProps } from "./upload/upload-dialog.tsx";
export type { ViewerTarget } from "./viewer/use-viewer.ts";
