import { Button, chakra } from "@chakra-ui/react";
import type { ApplicationContent, SearchContent } from "@gatehouse/domain/chat";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { ArrowRight, CircleCheck, type LucideIcon, Plane, Search, Sofa, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { dayText } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { AttachmentView } from "../attachments/index.ts";
import { messages } from "../messages/index.ts";

export interface CardActions {
  /** Opens flight search with this. */
  readonly onSearch: (search: SearchContent) => void;
  /** Selects in the results of flight search; left out for those who do not. */
  readonly onSelect?: (content: Extract<ApplicationContent, { type: "FLIGHT_SELECTION" }>) => void;
}

interface CardProps extends CardActions {
  readonly content: ApplicationContent;
  readonly byStaff: boolean;
}

/** A message of an application as something to act on (CHAT-6). */
export function Card({ content, byStaff, onSearch, onSelect }: CardProps) {
  const t = useMessages(messages);
  switch (content.type) {
    case "FLIGHT_SEARCH":
      return (
        <Frame
          icon={Search}
          title={t(byStaff ? "card.search.staff" : "card.search")}
          mark={t(content.returnDate === undefined ? "card.oneWay" : "card.return")}
          note={content.msgFromTraveler}
          action={<Act onClick={() => onSearch(content)}>{t("card.open")}</Act>}
        >
          <SearchLine search={content} />
        </Frame>
      );
    case "FLIGHT_SELECTION":
      return (
        <Frame
          icon={CircleCheck}
          title={t(byStaff ? "card.selection.staff" : "card.selection")}
          note={content.msgFromTraveler}
          action={
            onSelect ? (
              <Act onClick={() => onSelect(content)}>{t("card.select")}</Act>
            ) : (
              <Act onClick={() => onSearch(content.searchFlightPayload)}>{t("card.open")}</Act>
            )
          }
        >
          <Flights content={content} />
        </Frame>
      );
    case "ATTACHMENT":
      return <AttachmentView file={content} />;
    case "LOUNGE_PASS":
    case "NO_ACTION":
      return (
        <Frame
          icon={content.type === "LOUNGE_PASS" ? Sofa : ThumbsUp}
          title={t(content.type === "LOUNGE_PASS" ? "card.lounge" : "card.noAction")}
          note={content.msgFromTraveler}
        >
          {content.bookingNo === "" || (content.type === "LOUNGE_PASS" && content.segmentId === 0)
            ? t("card.missing")
            : t("card.booking", { bookingNo: content.bookingNo })}
        </Frame>
      );
  }
}

const Act = ({ children, onClick }: { readonly children: string; readonly onClick: () => void }) => (
  <Button variant="outline" flexShrink={0} onClick={onClick}>
    {children}
  </Button>
);

/** A flight search that was shared in a chat: its route, days and passengers. */
export function SearchLine({ search }: { readonly search: SearchContent }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const days = [search.departDate, search.returnDate].flatMap((day) => (day ? [dayText(day, language)] : []));
  return (
    <>
      <Route from={search.from} to={search.to} />
      <chakra.div color="fg.muted" fontSize="sm">
        {days.join(" – ")} · {t("card.passengers", { count: search.passengerCount })}
      </chakra.div>
    </>
  );
}

const Route = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <chakra.div display="flex" alignItems="center" gap="1.5" textStyle="code" fontSize="md" fontWeight="strong">
    {from} <ArrowRight aria-label="→" size={14} /> {to}
  </chakra.div>
);

function Flights({ content }: { readonly content: Extract<ApplicationContent, { type: "FLIGHT_SELECTION" }> }) {
  const language = useLanguage();
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1.5">
      {content.selectedFlights.map(({ airlineIata, flightNum, fromIata, toIata, deptLocal, deptUtc }) => {
        const [day = "", time = ""] = deptLocal.split("T");
        return (
          <li key={`${airlineIata} ${flightNum} ${fromIata} ${String(deptUtc)}`}>
            <Route from={fromIata} to={toIata} />
            <chakra.div color="fg.muted" fontSize="sm">
              {airlineIata} {flightNum} · {dayText(day, language)} {time.slice(0, 5)}
            </chakra.div>
          </li>
        );
      })}
    </chakra.ul>
  );
}

interface FrameProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly mark?: string;
  readonly note?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ icon: Icon, title, mark, note, action, children }: FrameProps) => (
  <chakra.div
    borderWidth="1px"
    borderRadius="panel"
    bg="bg.panel"
    minW={{ base: "0", sm: "64" }}
    maxW="full"
    overflow="hidden"
  >
    <chakra.div display="flex" alignItems="center" gap="2" px="3" py="2" borderBlockEndWidth="1px">
      <Icon aria-hidden size={16} />
      <chakra.strong fontWeight="strong">{title}</chakra.strong>
      {mark !== undefined && (
        <StatusPill tone="slate" icon={Plane} ms="auto">
          {mark}
        </StatusPill>
      )}
    </chakra.div>
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="3" px="3" py="2.5">
      <chakra.div minW="0" overflowWrap="anywhere">
        {children}
        {note !== undefined && <chakra.p pt="1">{note}</chakra.p>}
      </chakra.div>
      {action}
    </chakra.div>
  </chakra.div>
);
