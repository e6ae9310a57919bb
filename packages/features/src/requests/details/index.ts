export { RequestOfCase } from "./request-of-case.tsx";
export { RequestDetailsScreen, type RequestDetailsScreenProps } from "./details-screen.tsx";
