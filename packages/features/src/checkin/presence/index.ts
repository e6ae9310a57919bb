export { AssignmentWatch } from "./assignment-watch.tsx";
