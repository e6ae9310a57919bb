export { TravellerColumn, TravellerShell } from "./traveller-shell.tsx";
