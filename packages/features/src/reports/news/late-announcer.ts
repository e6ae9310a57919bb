import { part } from "@gatehouse/ui/late";
import { lateUnseen } from "../../app/late-unseen.tsx";

/** The announcer, after what is in view: what ended before it came is in the menu's mark. */
export const LateAnnouncer = lateUnseen(
  part(() => import("./report-announcer.tsx")),
  ({ ReportAnnouncer }) => ReportAnnouncer,
);
