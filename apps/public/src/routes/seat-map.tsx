import { useNavigation } from "@gatehouse/features/app";
import { FlightsApiContext, lazyFlightsApi } from "@gatehouse/features/flights";
import { SeatMapScreen } from "@gatehouse/features/flights/seats";
import { useNavigate, useSearch } from "@tanstack/react-router";

/** Parameters are plain texts (`readAddress`). */
const everywhere = { strict: false } as const;

// Nobody signs in on this site: these calls are all that the page makes.
const api = lazyFlightsApi(new URL("/api", location.origin).href);

export function SeatMap() {
  const search: Readonly<Record<string, string>> = useSearch(everywhere);
  const { path, navigate: goTo } = useNavigation();
  const navigate = useNavigate();
  return (
    <FlightsApiContext value={api}>
      <SeatMapScreen
        path={path}
        search={search}
        onFlight={goTo}
        onSearchChange={(next) => void navigate({ to: ".", search: next, replace: true, resetScroll: false })}
      />
    </FlightsApiContext>
  );
}
