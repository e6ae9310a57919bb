import {
  type ChatMessage,
  markOf,
  readContent,
  type Receipts,
  type SearchContent,
  type Unsent,
} from "@gatehouse/domain/chat";
import { ArrowRight } from "lucide-react";
import { Fragment } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { dayOf, timeOf } from "../conversation/clock-text.ts";
import { LinkedText } from "../conversation/linked-text.tsx";
import { AttachmentView } from "../attachments/index.ts";
import { messages } from "./messages/index.ts";

interface VisitorMessagesProps {
  readonly lines: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  readonly theirs: Receipts;
  readonly onDiscard: (messageId: string) => void;
  /** Opens flight search with a search of a message. */
  readonly onSearch: (search: SearchContent) => void;
}

/** The messages of the chat as a visitor of the site has it, the oldest first, with what has become of one's own (CHAT-8). */
export function VisitorMessages({ lines, unsent, theirs, onDiscard, onSearch }: VisitorMessagesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      {lines.map((line, index) => {
        const day = dayOf(line.timestamp, language);
        const former = lines[index - 1];
        const time = timeOf(line.timestamp, language);
        const isOwn = line.side === "TRAVELLER";
        return (
          <Fragment key={line.seq}>
            {(!former || dayOf(former.timestamp, language) !== day) && <div className="day">{day}</div>}
            {line.side === "SYSTEM" && line.messageType !== "API_MESSAGE" ? (
              <div className="day">
                {t(line.messageType === "TRAVELLER_CONNECTED" ? "own.connected" : "own.disconnected", { time })}
              </div>
            ) : (
              <div className={isOwn ? "line own" : "line"}>
                <div className="who">
                  {isOwn ? <span className="vh">{t("you")}</span> : line.name} {time}
                </div>
                <Content type={line.messageType} message={line.message} onSearch={onSearch} />
                {isOwn && <div className="mark">{t(`mark.${markOf(line.seq, theirs)}`)}</div>}
              </div>
            )}
          </Fragment>
        );
      })}
      {unsent.map(({ messageId, messageType, message, refused }) => (
        <div key={messageId} className="line own">
          <Content type={messageType} message={message} onSearch={onSearch} />
          <div className={refused === undefined ? "mark" : "mark bad"}>
            {t(refused === undefined ? "mark.waiting" : `refused.${refused}`)}
            {refused !== undefined && (
              <button type="button" className="link" onClick={() => onDiscard(messageId)}>
                {t("discard")}
              </button>
            )}
          </div>
        </div>
      ))}
    </>
  );
}

interface ContentProps extends Pick<VisitorMessagesProps, "onSearch"> {
  readonly type: ChatMessage["messageType"];
  readonly message: string;
}

function Content({ type, message, onSearch }: ContentProps) {
  const t = useMessages(messages);
  const content = readContent(type, message);
  if (content.kind === "text")
    return (
      <div className="words">
        <LinkedText>{content.text}</LinkedText>
      </div>
    );
  if (content.kind === "api") {
    const { followUpResponse, flightSearchRequest } = content.content;
    return (
      <div className="words">
        {followUpResponse}
        {flightSearchRequest && <Search search={flightSearchRequest} onSearch={onSearch} />}
      </div>
    );
  }
  const told = content.content;
  if (told.type === "ATTACHMENT") return <AttachmentView file={told} />;
  return (
    <div className="card">
      <b>{t(`card.${told.type}`)}</b>
      {told.type === "FLIGHT_SEARCH" && <Search search={told} onSearch={onSearch} />}
      {told.type === "FLIGHT_SELECTION" && (
        <>
          {told.selectedFlights.map(({ airlineIata, flightNum, fromIata, toIata, deptLocal, deptUtc }) => (
            <div key={`${airlineIata} ${flightNum} ${String(deptUtc)}`}>
              <Route from={fromIata} to={toIata} /> {airlineIata} {flightNum} ·{" "}
              {deptLocal.slice(0, 16).replace("T", " ")}
            </div>
          ))}
          <Search search={told.searchFlightPayload} onSearch={onSearch} isKnown />
        </>
      )}
      {(told.type === "LOUNGE_PASS" || told.type === "NO_ACTION") && told.bookingNo !== "" && (
        <div>{t("card.booking", { bookingNo: told.bookingNo })}</div>
      )}
      {told.msgFromTraveler !== undefined && <div>{told.msgFromTraveler}</div>}
    </div>
  );
}

const Route = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <span className="route">
    {from} <ArrowRight aria-label="→" size={14} /> {to}
  </span>
);

interface SearchProps extends Pick<VisitorMessagesProps, "onSearch"> {
  readonly search: SearchContent;
  /** What it looks for has been said already. */
  readonly isKnown?: boolean;
}

function Search({ search, onSearch, isKnown = false }: SearchProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const day = (date: string): string =>
    new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(
      new Date(`${date}T00:00:00Z`),
    );
  const days = [search.departDate, search.returnDate].flatMap((date) => (date ? [day(date)] : []));
  return (
    <>
      {!isKnown && (
        <div>
          <Route from={search.from} to={search.to} />
          <div className="muted">
            {days.join(" – ")} · {t("card.passengers", { count: search.passengerCount })}
          </div>
        </div>
      )}
      <button type="button" className="btn" onClick={() => onSearch(search)}>
        {t("card.open")}
      </button>
    </>
  );
}
