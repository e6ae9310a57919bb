/** Passenger status (IATA Resolution 792, item 117). */
export const passengerStatuses = {
  "0": "notCheckedIn",
  "1": "checkedIn",
  "2": "bagCheckedNotCheckedIn",
  "3": "bagCheckedCheckedIn",
  "4": "passedSecurity",
  "5": "passedGate",
  "6": "transit",
  "7": "standby",
  "8": "revalidated",
  "9": "originalBoardingLine",
  A: "upOrDowngrade",
} as const;

/** Passenger description (IATA Resolution 792, item 15); the letters came with version 8. */
export const passengerDescriptions = {
  "0": "adult",
  "1": "male",
  "2": "female",
  "3": "child",
  "4": "infant",
  "5": "cabinBaggage",
  "6": "adultWithInfant",
  "7": "unaccompaniedMinor",
  X: "unspecified",
  U: "undisclosed",
} as const;
