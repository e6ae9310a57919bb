import { chakra } from "@chakra-ui/react";
import { useRequestForm } from "./form/request-form-context.ts";
import { CallHouse } from "./sections/call-house.tsx";
import { Cars } from "./sections/cars.tsx";
import { Flights } from "./sections/flights.tsx";
import { Hotels } from "./sections/hotels.tsx";
import { ProgramDetails } from "./sections/program-details.tsx";
import { Trains } from "./sections/trains.tsx";
import { TripDates } from "./sections/trip-dates.tsx";
import { VisitPurpose } from "./sections/visit-purpose.tsx";

/** Names of fields are small and quiet where there is room, so that what is filled in stands out. */
const quietNames = {
  "@media (min-width: 768px)": {
    "& label": { fontSize: "xs", fontWeight: "regular", color: "fg.muted" },
  },
  // Optional fields are marked; a star beside the others would say it twice.
  "& label > [aria-hidden]": { display: "none" },
  // The day of the week is said below the trip's dates and in the summary: a row has no room for it.
  "& [data-part=date] + span": { display: "none" },
} as const;

/** The parts of the form that the organisation has (REQ-3). */
export function RequestParts() {
  const { sections, program } = useRequestForm();
  return (
    <chakra.div css={quietNames} maxW="62rem">
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          lg: sections.program ? "19rem minmax(0, 1fr)" : "19rem minmax(0, 22rem)",
          // Narrower, what is chosen could not be read beside the other two.
          ...(sections.program && { "2xl": "19rem minmax(0, 1.2fr) minmax(0, 1fr)" }),
        }}
        columnGap="4"
        rowGap={{ base: "0", md: "4" }}
        pb={{ md: "3.5" }}
      >
        <TripDates />
        {sections.program && <ProgramDetails />}
        <chakra.div gridColumn={sections.program ? { lg: "1 / -1", "2xl": "auto" } : "auto"} minW="0">
          <VisitPurpose />
        </chakra.div>
      </chakra.div>
      <Flights />
      {sections.hotels && <Hotels />}
      {sections.cars && <Cars />}
      {sections.trains && <Trains />}
      {sections.callHouse && program?.callhouse && <CallHouse house={program.callhouse} />}
    </chakra.div>
  );
}
