export { PendingScreen, type PendingScreenProps } from "./pending-screen.tsx";
