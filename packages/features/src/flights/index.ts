export { lazyFlightsApi } from "./data/lazy-flights-api.ts";
export { type FlightsApi, FlightsApiContext } from "../app/airport-field/flights-api.ts";
export { BookingContext, bookingInAddress, type FlightBooking } from "./selection/booking.ts";
export { FlightsScreen, type FlightsScreenProps } from "./flights-screen.tsx";
