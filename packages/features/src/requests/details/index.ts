export { RequestDetailsScreen, type RequestDetailsScreenProps } from "./details-screen.tsx";
