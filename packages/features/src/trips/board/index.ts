export { TripsBoardScreen, type TripsBoardScreenProps } from "./trips-board-screen.tsx";
