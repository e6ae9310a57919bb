import { useTellOutcome } from "@gatehouse/features/embedding";
import { FlightsScreen } from "@gatehouse/features/flights";
import { ConnectedRoomsContext, nobodyConnected } from "@gatehouse/features/flights/connected-rooms";
import { useMemo, useState } from "react";

const display = { isCustomer: false } as const;

/** Flight search; the page around hears what is searched for and selected. */
export function Flights() {
  const tell = useTellOutcome();
  const [search, setSearch] = useState<Readonly<Record<string, string>>>({});
  const told = useMemo(
    () => ({
      ...nobodyConnected,
      announce: ({ request, selectedFlights }: Parameters<NonNullable<typeof nobodyConnected.announce>>[0]) =>
        tell(selectedFlights ? "selection" : "search", { request, flights: selectedFlights ?? [] }),
    }),
    [tell],
  );
  return (
    <ConnectedRoomsContext value={told}>
      <FlightsScreen
        search={search}
        display={display}
        onSearchChange={(next) =>
          setSearch(
            Object.fromEntries(
              Object.entries(next).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
            ),
          )
        }
      />
    </ConnectedRoomsContext>
  );
}
