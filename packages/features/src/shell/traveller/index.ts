export { TravellerHome } from "./traveller-home.tsx";
export { TravellerShell } from "./traveller-shell.tsx";
