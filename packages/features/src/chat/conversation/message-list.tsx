import { Button, chakra } from "@chakra-ui/react";
import {
  type ChatMessage,
  markOf,
  type MessageContent,
  readContent,
  type Receipts,
  type SearchContent,
  type Unsent,
} from "@gatehouse/domain/chat";
import { Bot, Check, CheckCheck, Clock, Plug, TriangleAlert, Unplug } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { Card, type CardActions, SearchLine } from "./card.tsx";
import { dayOf, initialsOf, timeOf } from "./clock-text.ts";
import { LinkedText } from "./linked-text.tsx";

interface MessageListProps extends CardActions {
  readonly lines: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  readonly theirs: Receipts;
  readonly isTraveller: boolean;
  readonly onDiscard: (messageId: string) => void;
}

/** The messages of a room on the dashboard's chat, the oldest first, with what has become of one's own (CHAT-8). */
export function MessageList({ lines, unsent, theirs, isTraveller, onDiscard, ...actions }: MessageListProps) {
  const language = useLanguage();
  const t = useMessages(messages);
  return (
    <>
      {lines.map((line, index) => {
        const former = lines[index - 1];
        const day = dayOf(line.timestamp, language);
        const isNewDay = !former || dayOf(former.timestamp, language) !== day;
        const isFollowing = !isNewDay && former.side === line.side && former.name === line.name;
        return (
          <Fragment key={line.seq}>
            {isNewDay && (
              <chakra.div textAlign="center" color="fg.muted" fontSize="sm" py="1">
                {day}
              </chakra.div>
            )}
            <Line line={line} theirs={theirs} isTraveller={isTraveller} isFollowing={isFollowing} {...actions} />
          </Fragment>
        );
      })}
      {unsent.map(({ messageId, messageType, message, refused }) => (
        <Own
          key={messageId}
          below={
            refused === undefined ? (
              <Mark icon={<Clock aria-hidden size={13} />}>{t("mark.waiting")}</Mark>
            ) : (
              <chakra.span display="inline-flex" alignItems="center" gap="1" color="state.bad.fg">
                <TriangleAlert aria-hidden size={13} /> {t(`refused.${refused}`)}
                <Button size="sm" variant="ghost" onClick={() => onDiscard(messageId)}>
                  {t("discard")}
                </Button>
              </chakra.span>
            )
          }
        >
          <Content content={readContent(messageType, message)} isOwn byStaff={!isTraveller} {...actions} />
        </Own>
      ))}
    </>
  );
}

interface LineProps extends CardActions {
  readonly line: ChatMessage;
  readonly theirs: Receipts;
  readonly isTraveller: boolean;
  readonly isFollowing: boolean;
}

function Line({ line, theirs, isTraveller, isFollowing, ...actions }: LineProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const time = timeOf(line.timestamp, language);
  if (line.side === "SYSTEM" && line.messageType !== "API_MESSAGE") {
    const connected = line.messageType === "TRAVELLER_CONNECTED";
    const words = isTraveller
      ? t(connected ? "own.connected" : "own.disconnected", { time })
      : t(connected ? "traveller.connected" : "traveller.disconnected");
    return (
      <chakra.div
        display="flex"
        justifyContent="center"
        alignItems="center"
        gap="1.5"
        fontSize="sm"
        color={connected ? "state.ok.fg" : "state.warn.fg"}
        py="1"
      >
        {connected ? <Plug aria-hidden size={14} /> : <Unplug aria-hidden size={14} />}
        {words}
        {!isTraveller && <chakra.span color="fg.muted">{time}</chakra.span>}
      </chakra.div>
    );
  }
  const content = readContent(line.messageType, line.message);
  const byStaff = line.side === "OPERATOR";
  // Staff read what colleagues said on their own side.
  const isOwn = isTraveller ? line.side === "TRAVELLER" : byStaff;
  const body = <Content content={content} isOwn={isOwn} byStaff={byStaff} {...actions} />;
  if (isOwn) {
    const mark = markOf(line.seq, theirs);
    return (
      <Own
        below={
          <Mark
            icon={mark === "sent" ? <Check aria-hidden size={13} /> : <CheckCheck aria-hidden size={13} />}
            isRead={mark === "read"}
            time={time}
          >
            {t(`mark.${mark}`)}
          </Mark>
        }
        {...(line.isSelf ? {} : { name: line.name })}
      >
        {body}
      </Own>
    );
  }
  return (
    <chakra.div display="flex" gap="2" alignItems="start" maxW="85%">
      {!isTraveller && (
        <chakra.span
          aria-hidden
          visibility={isFollowing ? "hidden" : "visible"}
          display="grid"
          placeItems="center"
          flexShrink={0}
          boxSize="8"
          borderRadius="full"
          bg="accent.soft"
          color="accent.fg"
          textStyle="xs"
          fontWeight="strong"
        >
          {initialsOf(line.name)}
        </chakra.span>
      )}
      <chakra.div minW="0">
        <chakra.div color="fg.muted" fontSize="sm" pb="0.5" {...(isFollowing ? { srOnly: true } : {})}>
          {line.name} · {time}
        </chakra.div>
        {body}
      </chakra.div>
    </chakra.div>
  );
}

interface OwnProps {
  readonly below: ReactNode;
  /** A colleague who said it. */
  readonly name?: string;
  readonly children: ReactNode;
}

const Own = ({ below, name, children }: OwnProps) => (
  <chakra.div alignSelf="end" display="grid" justifyItems="end" gap="0.5" maxW="85%" minW="0">
    {name !== undefined && (
      <chakra.span color="fg.muted" fontSize="sm">
        {name}
      </chakra.span>
    )}
    {children}
    <chakra.div fontSize="xs" color="fg.muted" minH="4">
      {below}
    </chakra.div>
  </chakra.div>
);

interface MarkProps {
  readonly icon: ReactNode;
  readonly time?: string;
  readonly isRead?: boolean;
  readonly children: string;
}

const Mark = ({ icon, time, isRead = false, children }: MarkProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1" color={isRead ? "accent.fg" : "fg.muted"}>
    {time !== undefined && <chakra.span color="fg.muted">{time}</chakra.span>}
    {icon} {children}
  </chakra.span>
);

interface ContentProps extends CardActions {
  readonly content: MessageContent;
  readonly isOwn: boolean;
  readonly byStaff: boolean;
}

function Content({ content, isOwn, byStaff, ...actions }: ContentProps) {
  if (content.kind === "application") return <Card content={content.content} byStaff={byStaff} {...actions} />;
  const isApi = content.kind === "api";
  return (
    <chakra.div
      px="3.5"
      py="2"
      borderRadius="panel"
      bg={isOwn ? "accent.soft" : "bg.sunken"}
      color="fg"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      width="fit-content"
      maxW="full"
    >
      {isApi ? (
        <>
          <Bot aria-hidden size={14} /> {content.content.followUpResponse}
          {content.content.flightSearchRequest && (
            <ApiSearch search={content.content.flightSearchRequest} onSearch={actions.onSearch} />
          )}
        </>
      ) : (
        <LinkedText>{content.text}</LinkedText>
      )}
    </chakra.div>
  );
}

/** The search that an automatic answer has understood. */
function ApiSearch({ search, onSearch }: Pick<CardActions, "onSearch"> & { readonly search: SearchContent }) {
  const t = useMessages(messages);
  return (
    <chakra.div display="grid" justifyItems="start" gap="1.5" pt="1.5">
      <div>
        <SearchLine search={search} />
      </div>
      <Button variant="outline" onClick={() => onSearch(search)}>
        {t("card.open")}
      </Button>
    </chakra.div>
  );
}
