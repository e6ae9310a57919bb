export { DeferredAssignmentWatch as AssignmentWatch } from "./deferred-assignment-watch.ts";
