import { chakra } from "@chakra-ui/react";
import { CommentsPanel } from "@gatehouse/features/cases/comments";
import { BackBar, type EmbeddedScreenProps } from "@gatehouse/features/embedding";
import { TripDetailsScreen } from "@gatehouse/features/trips/details";
import type { TripSearch } from "@gatehouse/features/trips/details-search";
import { MineScreen } from "@gatehouse/features/trips/mine";
import type { MineSearch } from "@gatehouse/features/trips/mine-search";
import { useState } from "react";

/** A traveller's trips, and the one that is opened in their place. */
export function Trips({ opened: { bookingNo } }: EmbeddedScreenProps) {
  const [search, setSearch] = useState<MineSearch>({});
  const [trip, setTrip] = useState<TripSearch | undefined>(bookingNo === "" ? undefined : { data: bookingNo });
  const data = trip?.data;
  if (data === undefined)
    return (
      <MineScreen
        current={false}
        search={search}
        onSearchChange={setSearch}
        onOpen={({ bookingNo }) => setTrip({ data: bookingNo })}
      />
    );
  return (
    <>
      <BackBar onBack={() => setTrip(undefined)} />
      <chakra.div flex="1" minH="0" display="flex" flexDirection="column" overflowY="auto">
        <TripDetailsScreen
          search={trip ?? {}}
          onSearchChange={setTrip}
          comments={<CommentsPanel key={data} kind="IT" bookingNo={data} vCode="" />}
        />
      </chakra.div>
    </>
  );
}
