export { PrivateShell } from "./private-shell.tsx";
