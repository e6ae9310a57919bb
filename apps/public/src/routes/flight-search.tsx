import { useSiteAnnounce } from "@gatehouse/features/chat/site";
import { rememberedLink } from "@gatehouse/features/disruption/link";
import {
  BookingContext,
  bookingInAddress,
  FlightsApiContext,
  FlightsScreen,
  lazyFlightsApi,
} from "@gatehouse/features/flights";
import { ConnectedRoomsContext, nobodyConnected } from "@gatehouse/features/flights/connected-rooms";
import { TravellerHome } from "@gatehouse/features/shell/traveller/home";
import { useLocation, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";

/** Parameters are plain texts (`readAddress`); the screen reads them with its own parser. */
const everywhere = { strict: false } as const;

// Nobody signs in on this site: these calls are all that it makes.
const api = lazyFlightsApi(new URL("/api", location.origin).href);

export function FlightSearch() {
  const search: Readonly<Record<string, string>> = useSearch(everywhere);
  const arrival: unknown = useLocation({ select: ({ state }) => state });
  const navigate = useNavigate();
  const { history } = useRouter();
  const booking = useMemo(() => {
    const named = bookingInAddress(search);
    if (!named || named.linkId !== undefined) return named;
    // Who comes from a disruption's page has its link in this tab, and nowhere in an address (DIS-4).
    const link = rememberedLink();
    return link?.bookingNo === named.bookingNo ? { ...named, linkId: `${link.searchid}${link.token}` } : named;
  }, [search]);
  const announce = useSiteAnnounce();
  const chat = useMemo(() => ({ ...nobodyConnected, announce }), [announce]);
  return (
    <FlightsApiContext value={api}>
      <BookingContext value={booking}>
        <ConnectedRoomsContext value={chat}>
          <FlightsScreen
            search={search}
            arrival={arrival}
            onBack={() => history.back()}
            // What replaces an entry is the same page with other filters: it stays where it is.
            onSearchChange={(next, { replace }) =>
              void navigate({ to: "/fsbsearch", search: next, replace, resetScroll: !replace })
            }
          >
            <TravellerHome titleAs="h2" />
          </FlightsScreen>
        </ConnectedRoomsContext>
      </BookingContext>
    </FlightsApiContext>
  );
}
