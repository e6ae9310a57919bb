export { CoverDialog, CoverDialogTitle, type CoverDialogProps } from "./cover-dialog.tsx";
