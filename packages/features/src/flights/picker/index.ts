export { FlightPicker, type FlightPickerProps } from "./flight-picker.tsx";
