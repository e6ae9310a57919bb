export { PerformanceScreen, type PerformanceScreenProps } from "./performance-screen.tsx";
