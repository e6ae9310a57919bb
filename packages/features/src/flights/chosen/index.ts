export { ChosenFlightsScreen } from "./chosen-flights-screen.tsx";
