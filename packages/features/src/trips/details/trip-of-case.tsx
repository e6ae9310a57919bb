import { chakra, Skeleton } from "@chakra-ui/react";
import { agendaOf } from "@gatehouse/domain/trips";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { AppLink } from "../../app/index.ts";
import { useNow } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { tripPath } from "../../app/trip-path.ts";
import { useCities } from "../words/use-cities.ts";
import { useTripWords } from "../words/use-trip-words.ts";
import type { Itinerary } from "./data/itinerary-of.ts";
import { useItinerary } from "./data/use-itinerary.ts";
import { messages } from "./messages/index.ts";
import { Timeline } from "./timeline.tsx";

interface TripOfCaseProps {
  readonly bookingNo: string;
  readonly vendorCode: string;
}

/** The itinerary of a booking within another page. */
export function TripOfCase({ bookingNo, vendorCode }: TripOfCaseProps) {
  const t = useMessages(messages);
  const { itinerary, error, isNone, reading, read } = useItinerary({ data: bookingNo, vendorCode });
  if (itinerary) return <Shown itinerary={itinerary} />;
  if (isNone) return <EmptyState drawing="fog" title={t("none")} />;
  return error === undefined ? (
    <Skeleton height="40" />
  ) : (
    <ErrorState labels={{ title: t("failed"), retry: t("refresh") }} onRetry={() => void read()} retrying={reading} />
  );
}

function Shown({ itinerary }: { readonly itinerary: Itinerary }) {
  const t = useMessages(messages);
  const now = useNow();
  const { bookingNo, content, vendorCode } = itinerary;
  const words = useTripWords(useCities(content, content));
  return (
    <chakra.div display="grid" gap="3" minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.p textStyle="lg" fontWeight="strong">
          {content.itinerarySummary}
        </chakra.p>
        <AppLink href={tripPath(bookingNo, vendorCode)} color="accent.fg">
          {t("title")}
        </AppLink>
      </chakra.div>
      <Timeline days={agendaOf(content)} words={words} now={now} states={itinerary.flightStates} />
    </chakra.div>
  );
}
