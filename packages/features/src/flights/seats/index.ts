export { SeatMapScreen, type SeatMapScreenProps } from "./seat-map-screen.tsx";
