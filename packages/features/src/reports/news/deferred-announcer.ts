import { defineChunk } from "@gatehouse/ui/lazy";
import { deferredComponent } from "../../app/deferred-component.tsx";

/** The announcer, after what is in view: what ended before it came is in the menu's mark. */
export const DeferredAnnouncer = deferredComponent(
  defineChunk(() => import("./report-announcer.tsx")),
  ({ ReportAnnouncer }) => ReportAnnouncer,
);
