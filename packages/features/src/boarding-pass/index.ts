export { CandidatePane, type CandidatePaneProps } from "./candidate-pane.tsx";
export { PassDesk, type PassDeskProps } from "./pass-desk.tsx";
export { PassViewer, type PassViewerProps } from "./pass-viewer.tsx";
export { UploadDialog, type UploadDialogProps } from "./upload/upload-dialog.tsx";
export type { ViewerTarget } from "./viewer/use-viewer.ts";
