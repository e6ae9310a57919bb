export { AssignmentsScreen } from "./assignments-screen.tsx";
