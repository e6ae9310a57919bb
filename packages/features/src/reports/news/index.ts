export { ReportAnnouncer } from "./report-announcer.tsx";
export { ReportMark } from "./report-mark.tsx";
