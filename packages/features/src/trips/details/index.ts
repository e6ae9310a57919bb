export { TripOfCase } from "./trip-of-case.tsx";
export { TripDetailsScreen, type TripDetailsScreenProps } from "./details-screen.tsx";
