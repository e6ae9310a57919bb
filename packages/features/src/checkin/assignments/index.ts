export { AssignmentsScreen, type AssignmentsScreenProps } from "./assignments-screen.tsx";
