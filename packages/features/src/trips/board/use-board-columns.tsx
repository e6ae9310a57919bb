import type { GridColumn } from "@gatehouse/ui/data-grid";
import { useMemo } from "react";
import { usePermission } from "../../app/index.ts";
import { dateTime, zoneName } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { isolated, useLanguage, useMessages } from "../../i18n/index.ts";
import type { Flight } from "./data/use-upcoming.ts";
import {
  BookingCell,
  ChatCell,
  chatText,
  DisruptionCell,
  FlightNumber,
  Route,
  StateCell,
  SummaryCell,
  TravellerCell,
  WhenCell,
} from "./flight-cells.tsx";
import { standingOf } from "./flight-words.ts";
import { messages } from "./messages/index.ts";

const flightText = ({ carrier, number }: Flight["marketing"]): string => `${carrier} ${number}`;
const routeText = ({ from, to }: Flight): string => `${from}→${to}`;
const namesOf = ({ travellers }: Flight): string =>
  travellers.map(({ firstname, lastname }) => isolated(`${firstname} ${lastname}`.trim())).join(", ");

/** What a flight is called where its row is not seen: "VY 2204, BUD→LTN, Ana Novak". */
export const flightName = (flight: Flight): string =>
  [flightText(flight.marketing), routeText(flight), namesOf(flight)].join(", ");

/** The columns of the board (TRP-30); on a phone one that sums a flight up. */
export function useBoardColumns(): readonly GridColumn<Flight>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const leads = usePermission("disruptions");
  const makesTrips = usePermission("tripsCreate");
  const [mayChat, supervises] = [usePermission("chat"), usePermission("chatSupervise")];
  const chats = mayChat || supervises;
  return useMemo((): readonly GridColumn<Flight>[] => {
    const percent = (value: number): string =>
      (value / 100).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
    const when = ({ departure: { at, zone } }: Flight): string =>
      t("when.exact", {
        local: dateTime(at, zone, language),
        zone: zoneName(at, zone, language),
        utc: dateTime(at, "UTC", language),
      });
    const state = (flight: Flight): string => {
      const { state: one, count } = standingOf(flight);
      const total = flight.travellers.length;
      return count === total ? t(`state.${one}`) : t("state.some", { state: t(`state.${one}`), count, total });
    };
    /** Everybody by name, where they are not all alike. */
    const states = (flight: Flight): string | undefined =>
      flight.travellers.length < 2
        ? undefined
        : flight.travellers
            .map((one) => `${isolated(`${one.firstname} ${one.lastname}`.trim())}: ${t(`state.${one.state}`)}`)
            .join("\n");
    const disruption = ({ cancelled, choice }: Flight): string =>
      [...(cancelled ? [t("disruption.cancelled")] : []), ...(choice === null ? [] : [t(`disruption.${choice}`)])].join(
        ", ",
      );
    const booking = ({ bookingNo, newCommentAdded }: Flight): string =>
      newCommentAdded ? `${bookingNo}, ${t("comment.new")}` : bookingNo;
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          text: (flight) =>
            [
              when(flight),
              flightName(flight),
              booking(flight),
              state(flight),
              disruption(flight),
              chatText(flight, t, language),
            ]
              .filter(Boolean)
              .join(", "),
          cell: (flight) => <SummaryCell flight={flight} leads={leads} makesTrips={makesTrips} />,
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
        { id: "booking", header: t("column.booking"), value: ({ bookingNo }) => bookingNo, mono: true, width: 110 },
        { id: "pnr", header: t("column.pnr"), value: ({ pnr }) => pnr, mono: true, width: 90 },
      ];
    return [
      {
        id: "when",
        header: t("column.when"),
        text: when,
        cell: (flight) => <WhenCell flight={flight} isBrief />,
        tooltip: when,
        // At 1366 px the widths up to the chat fill the grid: nothing is cut at its edge, and names are whole.
        width: language === "fr" ? 182 : 164,
      },
      {
        id: "traveller",
        header: t("column.traveller"),
        text: namesOf,
        cell: (flight) => <TravellerCell flight={flight} />,
        tooltip: (flight) => (flight.travellers.length > 1 ? namesOf(flight) : undefined),
        rowHeader: true,
        width: language === "fr" ? 182 : 166,
        minWidth: 90,
        grow: 1,
      },
      {
        id: "booking",
        header: t("column.booking"),
        text: booking,
        cell: (flight) => <BookingCell flight={flight} makesTrips={makesTrips} />,
        width: 122,
      },
      {
        id: "flight",
        header: t("column.flight"),
        text: ({ marketing }) => flightText(marketing),
        cell: (flight) => <FlightNumber flight={flight} />,
        tooltip: ({ operating }) =>
          operating === null ? undefined : t("flight.operated", { flight: flightText(operating) }),
        width: 80,
      },
      {
        id: "route",
        header: t("column.route"),
        text: routeText,
        cell: (flight) => <Route flight={flight} />,
        width: 80,
      },
      {
        id: "onTime",
        header: t("column.onTime"),
        text: ({ onTimePercent }) => (onTimePercent === null ? "–" : percent(onTimePercent)),
        tooltip: ({ onTimePercent }) =>
          onTimePercent === null ? undefined : t("onTime.tip", { percent: percent(onTimePercent) }),
        numeric: true,
        width: 66,
      },
      {
        id: "state",
        header: t("column.state"),
        text: state,
        cell: (flight) => <StateCell flight={flight} />,
        tooltip: states,
        width: language === "fr" ? 178 : 222,
        minWidth: 140,
      },
      {
        id: "disruption",
        header: t("column.disruption"),
        text: disruption,
        cell: (flight) => <DisruptionCell flight={flight} leads={leads} />,
        tooltip: (flight) => disruption(flight) || undefined,
        width: language === "fr" ? 182 : 172,
      },
      ...(chats
        ? [
            {
              id: "chat",
              header: t("column.chat"),
              text: (flight: Flight) => chatText(flight, t, language),
              cell: (flight: Flight) => <ChatCell flight={flight} />,
              width: 62,
            },
          ]
        : []),
      { id: "vendor", header: t("column.vendor"), value: ({ vendor }) => vendor, mono: true, width: 76, hidden: true },
      { id: "pnr", header: t("column.pnr"), value: ({ pnr }) => pnr, mono: true, width: 90, hidden: true },
    ];
  }, [t, language, narrow, leads, makesTrips, chats]);
}
