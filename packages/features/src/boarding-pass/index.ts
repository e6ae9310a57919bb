export { CandidatePane, type CandidatePaneProps } from "./candidate-pane.tsx";
export { PassTools, type PassToolsProps } from "./pass-tools.tsx";
export { PassViewer, type PassViewerProps } from "./pass-viewer.tsx";
export { UploadDialog, type UploadDialogProps } from "./upload/upload-dialog.tsx";
export type { ViewerTarget } from "./viewer/use-viewer.ts";
