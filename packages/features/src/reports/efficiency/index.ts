export { EfficiencyScreen, type EfficiencyScreenProps } from "./efficiency-screen.tsx";
