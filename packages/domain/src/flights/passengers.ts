/** Who travels (FLT-4): adults are over 11, children 2 to 11, infants under 2 and on somebody's lap. */
export interface Passengers {
  readonly adults: number;
  readonly child: number;
  readonly infants: number;
}

export type PassengerType = keyof Passengers;

/** Most travellers of one search (FLT-4). */
export const maximumPassengers = 9;

/** Fewest of each type (FLT-4). */
export const minimumPassengers: Passengers = { adults: 1, child: 0, infants: 0 };

/** One adult, nobody else (FLT-4). */
export const defaultPassengers: Passengers = { adults: 1, child: 0, infants: 0 };

/** How many people travel, infants included: the number prices are divided by (FLT-13). */
export const passengerTotal = ({ adults, child, infants }: Passengers): number => adults + child + infants;

/** How many of them need a seat. */
export const seatedPassengers = ({ adults, child }: Passengers): number => adults + child;

/** Whether they can travel together: minima, at most nine, and a lap for each infant. */
export const canTravel = (passengers: Passengers): boolean =>
  (["adults", "child", "infants"] as const).every(
    (type) => Number.isSafeInteger(passengers[type]) && passengers[type] >= minimumPassengers[type],
  ) &&
  passengerTotal(passengers) <= maximumPassengers &&
  passengers.infants <= passengers.adults;

const stepped = (passengers: Passengers, type: PassengerType, by: 1 | -1): Passengers => ({
  ...passengers,
  [type]: passengers[type] + by,
});

/** Whether a counter's button may be pressed. An adult whose lap is taken cannot be taken away. */
export const canStep = (passengers: Passengers, type: PassengerType, by: 1 | -1): boolean =>
  canTravel(stepped(passengers, type, by));

/** The counter after a press of its button; unchanged where it may not be pressed. */
export const stepPassengers = (passengers: Passengers, type: PassengerType, by: 1 | -1): Passengers =>
  canStep(passengers, type, by) ? stepped(passengers, type, by) : passengers;
