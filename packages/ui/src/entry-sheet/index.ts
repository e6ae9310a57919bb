export { EntrySheet, type EntrySheetProps, type SheetCell, type SheetColumn, type SheetRow } from "./entry-sheet.tsx";
