export { StatusPill, type StatusPillProps, type StatusTone } from "./status-pill.tsx";
