export { PastDataScreen, type PastDataScreenProps } from "./past-data-screen.tsx";
