import { part } from "@gatehouse/ui/late";
import { lateUnseen } from "../../app/late-unseen.tsx";

/** The watch, after what is in view: a lock lasts minutes. */
export const LateAssignmentWatch = lateUnseen(
  part(() => import("./assignment-watch.tsx")),
  ({ AssignmentWatch }) => AssignmentWatch,
);
