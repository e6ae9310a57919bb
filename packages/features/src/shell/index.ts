export type { MenuMarks } from "./menu-marks.ts";
export { PrivateShell } from "./private-shell.tsx";
