import { Button, chakra, Input, Skeleton } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { ArrowRight, Ban, Mail, Phone, Plane } from "lucide-react";
import { type FormEvent, useState } from "react";
import { AppLink, usePermission } from "../../app/index.ts";
import { casePath } from "../../app/case-path.ts";
import { dayText } from "../../app/time/index.ts";
import { tripPath } from "../../app/trip-path.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { RoomFacts } from "../connection/data/use-rooms.ts";
import { messages } from "../messages/index.ts";
import { type RoomFlight as Flight, useRoomTrips } from "./data/use-room-trips.ts";

/** What the traveller of a room travels within 48 hours, with a search by booking number, and how to reach them. */
export function TripsPanel({ room }: { readonly room: RoomFacts }) {
  const t = useMessages(messages);
  const seesTrips = usePermission("tripsBoard");
  const [isContact, setContact] = useState(false);
  return (
    <chakra.div display="grid" gridTemplateRows="minmax(0, 1fr) auto" minH="0" height="full">
      <chakra.div overflowY="auto" minH="0">
        {seesTrips ? (
          <Trips room={room} />
        ) : (
          // Vendors have no board of everybody's flights; their travellers' trips are in a list of their own.
          <chakra.p p="4">
            <AppLink href="/dashboard/my-trips/upcoming-trips" color="accent.fg">
              {t("trips.upcoming")}
            </AppLink>
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div borderBlockStartWidth="1px" p="4" display="grid" gap="2">
        <Ways room={room} />
        <Button variant="outline" onClick={() => setContact(true)}>
          <Phone aria-hidden /> {t("contact")}
        </Button>
      </chakra.div>
      <Dialog
        open={isContact}
        onClose={() => setContact(false)}
        title={t("contact")}
        size="sm"
        labels={{ close: t("dialog.close") }}
      >
        <chakra.p fontWeight="strong" pb="2">
          {room.name}
        </chakra.p>
        <Ways room={room} isLinked />
      </Dialog>
    </chakra.div>
  );
}

function Ways({ room: { email, phone }, isLinked = false }: { readonly room: RoomFacts; readonly isLinked?: boolean }) {
  const t = useMessages(messages);
  if (email === "" && phone === "") return <chakra.p color="fg.muted">{t("contact.none")}</chakra.p>;
  const way = (icon: React.ReactNode, words: string, href: string) => (
    <chakra.div display="flex" alignItems="center" gap="2" minW="0" overflowWrap="anywhere">
      {icon}
      {isLinked ? (
        <chakra.a href={href} color="accent.fg" textDecoration="underline">
          {words}
        </chakra.a>
      ) : (
        words
      )}
    </chakra.div>
  );
  return (
    <chakra.div display="grid" gap="1.5" color={isLinked ? "fg" : "fg.muted"}>
      {email !== "" && way(<Mail aria-label={t("contact.email")} size={16} />, email, `mailto:${email}`)}
      {phone !== "" &&
        way(<Phone aria-label={t("contact.phone")} size={16} />, phone, `tel:${phone.replaceAll(/[^+\d]/g, "")}`)}
    </chakra.div>
  );
}

function Trips({ room }: { readonly room: RoomFacts }) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState("");
  const [open, setOpen] = useState<string>();
  const { flights, failed, waiting } = useRoomTrips(room, wanted);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    setWanted(typed.trim());
  };
  const ofBooking = flights.filter((flight) => flight.bookingNo === open);
  return (
    <chakra.div p="4" display="grid" gap="3">
      <chakra.form display="flex" gap="2" onSubmit={search}>
        <Input
          aria-label={t("trips.number")}
          placeholder={t("trips.number")}
          maxLength={40}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="outline">
          {t("trips.search")}
        </Button>
      </chakra.form>
      <chakra.h3 fontSize="sm" fontWeight="normal" color="fg.muted">
        {t("trips.upcoming")}
      </chakra.h3>
      {failed ? (
        <Notice tone="bad">{t("trips.failed")}</Notice>
      ) : waiting ? (
        <Skeleton height="24" />
      ) : flights.length === 0 ? (
        <p>{t(wanted === "" ? "trips.none" : "trips.notFound")}</p>
      ) : (
        flights.map((flight) => (
          <Trip
            key={flight.segmentId}
            flight={flight}
            isInChat={room.bookingNo !== "" && flight.bookingNo === room.bookingNo}
            onDetails={() => setOpen(flight.bookingNo)}
          />
        ))
      )}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={t("details.title", { bookingNo: open ?? "" })}
        labels={{ close: t("dialog.close") }}
      >
        <chakra.div display="grid" gap="4">
          {ofBooking.map((flight) => (
            <TripFacts key={flight.segmentId} flight={flight} />
          ))}
          <chakra.div display="flex" gap="4">
            {ofBooking[0]?.hasItinerary && (
              <AppLink href={tripPath(open ?? "", room.vendor)}>{t("trips.page")}</AppLink>
            )}
            <AppLink href={casePath({ bookingNo: open ?? "", vendorCode: room.vendor })}>{t("trips.case")}</AppLink>
          </chakra.div>
        </chakra.div>
      </Dialog>
    </chakra.div>
  );
}

const nameOf = ({ marketing: { carrier, number } }: Flight): string => `${carrier} ${number}`;

interface TripProps {
  readonly flight: Flight;
  readonly isInChat: boolean;
  readonly onDetails: () => void;
}

function Trip({ flight, isInChat, onDetails }: TripProps) {
  const t = useMessages(messages);
  return (
    <chakra.article
      aria-label={`${flight.bookingNo} ${flight.from} – ${flight.to}`}
      display="grid"
      gap="1"
      py="2"
      borderBlockEndWidth="1px"
      ps={isInChat ? "3" : "0"}
      borderInlineStartWidth={isInChat ? "3px" : "0"}
      borderInlineStartColor="accent.solid"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.span textStyle="code">{flight.bookingNo}</chakra.span>
        {isInChat && <chakra.span color="fg.muted">{t("trips.inChat")}</chakra.span>}
        {flight.cancelled && (
          <StatusPill tone="bad" icon={Ban} ms="auto">
            {t("trips.cancelled")}
          </StatusPill>
        )}
      </chakra.div>
      <Line flight={flight} />
      <chakra.div display="flex" alignItems="center" gap="2" color="fg.muted" fontSize="sm">
        {nameOf(flight)}
        {flight.onTimePercent !== null && ` · ${t("trips.onTime", { percent: flight.onTimePercent })}`}
        <Button variant="ghost" size="sm" ms="auto" onClick={onDetails}>
          {t("trips.details")}
        </Button>
      </chakra.div>
    </chakra.article>
  );
}

function Line({ flight }: { readonly flight: Flight }) {
  const language = useLanguage();
  const { date, time } = flight.departure;
  return (
    <chakra.div display="flex" alignItems="center" gap="1.5" flexWrap="wrap">
      <chakra.strong textStyle="code" display="flex" alignItems="center" gap="1.5">
        {flight.from} <ArrowRight aria-label="→" size={14} /> {flight.to}
      </chakra.strong>
      <chakra.span ms="auto" textDecoration={flight.cancelled ? "line-through" : "none"}>
        {dayText(date, language)}, {time}
      </chakra.span>
    </chakra.div>
  );
}

function TripFacts({ flight }: { readonly flight: Flight }) {
  const t = useMessages(messages);
  return (
    <chakra.section aria-label={nameOf(flight)} display="grid" gap="1">
      <chakra.div display="flex" alignItems="center" gap="2" fontWeight="strong">
        <Plane aria-hidden size={16} /> {nameOf(flight)}
        {flight.cancelled && (
          <StatusPill tone="bad" icon={Ban}>
            {t("trips.cancelled")}
          </StatusPill>
        )}
      </chakra.div>
      <Line flight={flight} />
      <div>
        PNR <chakra.span textStyle="code">{flight.pnr}</chakra.span>
      </div>
      <div>
        {t("trips.passengers")}:{" "}
        {flight.travellers.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(", ")}
      </div>
      {flight.onTimePercent !== null && <div>{t("trips.onTime", { percent: flight.onTimePercent })}</div>}
    </chakra.section>
  );
}
