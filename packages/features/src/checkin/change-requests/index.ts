export { ChangeRequestsScreen } from "./change-requests-screen.tsx";
