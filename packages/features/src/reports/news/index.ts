export { DeferredAnnouncer } from "./deferred-announcer.ts";
export { ReportMark } from "./report-mark.tsx";
