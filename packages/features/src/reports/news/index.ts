export { LateAnnouncer } from "./late-announcer.ts";
export { ReportMark } from "./report-mark.tsx";
