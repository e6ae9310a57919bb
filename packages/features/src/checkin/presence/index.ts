export { LateAssignmentWatch as AssignmentWatch } from "./late-assignment-watch.ts";
