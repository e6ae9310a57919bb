export { AttachButton } from "./attach-button.tsx";
export { AttachmentView } from "./attachment-view.tsx";
export { FilesOf } from "./files-context.ts";
export { StagedFiles } from "./staged-files.tsx";
export { type FileCalls, keepLinks, type Uploads, uploadsOf } from "./uploads.ts";
export { filesIn, useFileDrop } from "./use-file-drop.ts";
