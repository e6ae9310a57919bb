export { WeatherDialog } from "./weather-dialog.tsx";
