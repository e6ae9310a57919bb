export { InfoScreen } from "./info-screen.tsx";
