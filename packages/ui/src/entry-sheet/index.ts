export { EntrySheet, type EntrySheetProps, type SheetRow } from "./entry-sheet.tsx";
export type { SheetCell, SheetColumn } from "./sheet.ts";
