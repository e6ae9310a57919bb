export { DropZone, type DropZoneProps } from "./drop-zone.tsx";
export { FileDrop, type FileDropProps } from "./file-drop.tsx";
