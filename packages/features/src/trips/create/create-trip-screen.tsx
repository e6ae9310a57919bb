import { chakra } from "@chakra-ui/react";
import { isVendorBound } from "@gatehouse/domain/access";
import { requestName } from "@gatehouse/domain/requests";
import { ErrorState } from "@gatehouse/ui/error-state";
import type { ComponentType } from "react";
import { usePageTitle, useSession } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { type Clock, ClockContext, useClock } from "../../app/time/index.ts";
import { useMessages } from "../../i18n/index.ts";
import type { CreateTripSearch } from "./create-search.ts";
import { useTripStart } from "./data/use-trip-start.ts";
import type { FlightSearchProps } from "./flight-search-way.tsx";
import { messages } from "./messages/index.ts";
import { TripEditor } from "./trip-editor.tsx";

export interface CreateTripScreenProps {
  /** What the address says; read it with `parseCreateTripSearch`. */
  readonly search: CreateTripSearch;
  /** The flight search from which flights are taken. */
  readonly FlightSearch: ComponentType<FlightSearchProps>;
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** Create Trip: from a request and suppliers' confirmations to the next version of an itinerary (TRP-22). */
export function CreateTripScreen({ search, FlightSearch, clock }: CreateTripScreenProps) {
  const t = useMessages(messages);
  const machine = useClock();
  const { user } = useSession();
  const { travelRequestId, bookingNo, vendorCode } = search;
  usePageTitle(
    travelRequestId === undefined ? t("title") : `${requestName(travelRequestId)} · ${t("title")}`,
    travelRequestId === undefined ? undefined : "/dashboard/travel-request/pending",
  );
  return (
    <ClockContext value={clock ?? machine}>
      {user && (
        <ForUser
          key={`${user.userid} ${travelRequestId} ${bookingNo} ${vendorCode}`}
          search={search}
          userid={user.userid}
          // A level-1 vendor makes trips of the vendors connected with it, too.
          ownVendor={isVendorBound(user.role) && user.role !== "LEVEL1_VENDOR" ? user.organisation.code : ""}
          FlightSearch={FlightSearch}
        />
      )}
    </ClockContext>
  );
}

interface ForUserProps {
  readonly search: CreateTripSearch;
  readonly userid: string;
  readonly ownVendor: string;
  readonly FlightSearch: ComponentType<FlightSearchProps>;
}

function ForUser({ search, userid, ownVendor, FlightSearch }: ForUserProps) {
  const t = useMessages(messages);
  const { start, error, reading, read } = useTripStart(search, ownVendor);
  const { travelRequestId, bookingNo, vendorCode = "", ancillaries = [] } = search;
  const subject =
    bookingNo === undefined
      ? travelRequestId === undefined
        ? "new"
        : `request.${travelRequestId}`
      : `${vendorCode}.${bookingNo}`;
  if (start)
    return (
      <TripEditor
        start={start}
        subject={subject}
        userid={userid}
        ancillaries={ancillaries}
        FlightSearch={FlightSearch}
      />
    );
  return (
    <chakra.div px={{ base: "3", md: "gutter" }} py="2" display="grid" gap="3">
      <PageHeader title={t("title")} />
      {error === undefined ? (
        <chakra.output color="fg.muted">{t("loading")}</chakra.output>
      ) : (
        <ErrorState labels={{ title: t("failed"), retry: t("retry") }} onRetry={read} retrying={reading} />
      )}
    </chakra.div>
  );
}
