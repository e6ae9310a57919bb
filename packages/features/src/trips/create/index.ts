export { CreateTripScreen, type CreateTripScreenProps } from "./create-trip-screen.tsx";
