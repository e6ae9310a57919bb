export { TripDetailsScreen, type TripDetailsScreenProps } from "./details-screen.tsx";
