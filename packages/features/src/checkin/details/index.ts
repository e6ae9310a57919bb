export { DetailsScreen, type DetailsScreenProps } from "./details-screen.tsx";
