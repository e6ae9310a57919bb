export { DisruptionBoardScreen, type DisruptionBoardScreenProps } from "./board-screen.tsx";
