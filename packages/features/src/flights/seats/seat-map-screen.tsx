import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { errorCode } from "@gatehouse/api/client";
import { readSeats, type SeatChoice, writeSeats } from "@gatehouse/domain/seats";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { AppLink, usePageTitle } from "../../app/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { Column } from "../columns.tsx";
import { longDay } from "../day-text.ts";
import { useSeatMap } from "./data/use-seat-map.ts";
import { FindFlight } from "./find-flight.tsx";
import { messages } from "./messages/index.ts";
import { partyOf, seatMapPath, type WantedFlight, wantedFlight } from "./seat-address.ts";
import { SeatChooser } from "./seat-chooser.tsx";

export interface SeatMapScreenProps {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  /** Goes to the seats of a flight. */
  readonly onFlight: (path: string) => void;
  /** The same page with other parameters. */
  readonly onSearchChange: (search: Readonly<Record<string, string>>) => void;
}

const isNotFound = (error: unknown): boolean => errorCode(error) === "NOT_FOUND";

/** The seats of a flight (SEAT-1). */
export function SeatMapScreen({ path, search, onFlight, onSearchChange }: SeatMapScreenProps) {
  const t = useMessages(messages);
  const flight = wantedFlight(path);
  usePageTitle(t(flight ? "title" : "find.title"));
  return (
    <Column py={{ base: "4", md: "6" }} flex="1">
      {flight ? (
        <OfFlight key={seatMapPath(flight)} flight={flight} search={search} onSearchChange={onSearchChange} />
      ) : (
        <>
          <chakra.h1 textStyle="xl">{t("find.title")}</chakra.h1>
          <chakra.p color="fg.muted" mt="1">
            {t("find.hint")}
          </chakra.p>
          <FindFlight initial={undefined} onFind={(found) => onFlight(seatMapPath(found))} />
        </>
      )}
    </Column>
  );
}

/** Told to screen readers; its skeletons are no text, which an output holds. */
const waiting = { role: "status" } as const;

interface OfFlightProps extends Pick<SeatMapScreenProps, "search" | "onSearchChange"> {
  readonly flight: WantedFlight;
}

function OfFlight({ flight, search, onSearchChange }: OfFlightProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { map, error, retrying, retry } = useSeatMap(flight);
  const name = `${flight.airline} ${flight.flightNum}`;
  if (isNotFound(error))
    return (
      <EmptyState
        drawing="runway"
        titleAs="h1"
        title={t("none.title", { flight: name, day: longDay(flight.date, language) })}
        actions={
          <Button asChild variant="solid">
            <AppLink href="/seat-map">{t("other")}</AppLink>
          </Button>
        }
      >
        {t("none.hint")}
      </EmptyState>
    );
  if (error !== undefined)
    return (
      <ErrorState titleAs="h1" labels={{ title: t("failed"), retry: t("retry") }} retrying={retrying} onRetry={retry} />
    );
  const party = partyOf(search);
  const choose = (choice: SeatChoice): void => {
    const { seats: _, ...rest } = search;
    onSearchChange(choice.some((id) => id !== undefined) ? { ...rest, seats: writeSeats(choice) } : rest);
  };
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="2" pb="4">
        <div>
          <chakra.h1 textStyle="xl">{t("title")}</chakra.h1>
          <chakra.p textStyle="sm" color="fg.muted" minH="5">
            <chakra.b color="fg">{name}</chakra.b>{" "}
            {map &&
              t("flight", {
                airline: map.airlineName,
                from: map.from,
                to: map.to,
                day: longDay(flight.date, language),
                time: map.departure.slice(11),
                aircraft: map.aircraft,
              })}
          </chakra.p>
        </div>
        <AppLink href="/seat-map" color="accent.fg" textDecoration="underline" textStyle="sm" py="2">
          {t("other")}
        </AppLink>
      </chakra.div>
      {map ? (
        <SeatChooser
          map={map}
          party={party}
          choice={readSeats(search["seats"] ?? "", map, party.seated, party.cabin)}
          onChoice={choose}
        />
      ) : (
        <chakra.div {...waiting} aria-label={t("loading")} display="grid" gap="5">
          <Skeleton h="14" maxW="16rem" />
          <Skeleton h="17rem" borderRadius="panel" />
          <Skeleton h="6rem" borderRadius="panel" />
        </chakra.div>
      )}
    </>
  );
}
