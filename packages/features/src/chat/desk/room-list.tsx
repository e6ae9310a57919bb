import { chakra } from "@chakra-ui/react";
import { readContent } from "@gatehouse/domain/chat";
import { Clock, Plug, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useTyping } from "../connection/hooks.ts";
import type { RoomFacts } from "../connection/data/use-rooms.ts";
import { initialsOf, timeOf } from "../conversation/clock-text.ts";
import { messages } from "../messages/index.ts";

/** Rooms by how they stand: who waits first, then those who are there. */
export function groupRooms(rooms: readonly RoomFacts[]) {
  const waiting = rooms
    .filter(({ state, waitingSince }) => state === "UNASSIGNED" && waitingSince !== null)
    .toSorted((one, other) => (one.waitingSince ?? 0) - (other.waitingSince ?? 0));
  const rest = rooms.filter((room) => !waiting.includes(room));
  return [
    { id: "waiting", icon: Clock, rooms: waiting },
    { id: "connected", icon: Plug, rooms: rest.filter(({ connected }) => connected) },
    { id: "disconnected", icon: Unplug, rooms: rest.filter(({ connected }) => !connected) },
  ] as const;
}

interface RoomListProps {
  readonly rooms: readonly RoomFacts[];
  readonly chosen: string | undefined;
  readonly onChoose: (roomId: string) => void;
}

/** The rooms of the chat at the left of its page, with what is new in each. */
export function RoomList({ rooms, chosen, onChoose }: RoomListProps) {
  const t = useMessages(messages);
  const typing = useTyping();
  return (
    <chakra.div display="grid" gap="3" alignContent="start">
      {groupRooms(rooms)
        .filter((group) => group.rooms.length > 0)
        .map(({ id, icon: Icon, rooms: own }) => (
          <section key={id} aria-labelledby={`chat-${id}`}>
            <chakra.h2
              id={`chat-${id}`}
              display="flex"
              alignItems="center"
              gap="1.5"
              px="2"
              pb="1"
              fontSize="sm"
              fontWeight="normal"
              color="fg.muted"
            >
              <Icon aria-hidden size={14} /> {t(`group.${id}`)}
              <chakra.span ms="auto">{own.length}</chakra.span>
            </chakra.h2>
            <chakra.ul listStyleType="none">
              {own.map((room) => (
                <li key={room.roomId}>
                  <RoomRow
                    room={room}
                    isChosen={room.roomId === chosen}
                    isTyping={typing.has(room.roomId)}
                    onChoose={() => onChoose(room.roomId)}
                  />
                </li>
              ))}
            </chakra.ul>
          </section>
        ))}
    </chakra.div>
  );
}

interface RoomRowProps {
  readonly room: RoomFacts;
  readonly isChosen: boolean;
  readonly isTyping: boolean;
  readonly onChoose: () => void;
}

function RoomRow({ room, isChosen, isTyping, onChoose }: RoomRowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <chakra.button
      type="button"
      aria-current={isChosen}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="3"
      width="full"
      minH="14"
      px="2"
      py="1.5"
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
      bg={isChosen ? "accent.soft" : "transparent"}
      _hover={{ bg: isChosen ? "accent.soft" : "bg.hover" }}
      onClick={onChoose}
    >
      <chakra.span position="relative" gridRow="span 2">
        <chakra.span
          aria-hidden
          display="grid"
          placeItems="center"
          boxSize="9"
          borderRadius="full"
          bg={room.connected ? "accent.soft" : "bg.sunken"}
          color={room.connected ? "accent.fg" : "fg.muted"}
          borderWidth="1px"
          textStyle="xs"
          fontWeight="strong"
        >
          {initialsOf(room.name)}
        </chakra.span>
        <chakra.span
          position="absolute"
          insetEnd="-0.5"
          bottom="-0.5"
          boxSize="3"
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg"
          bg={room.connected ? "state.ok.fg" : "fg.muted"}
        />
        <chakra.span srOnly>{t(room.connected ? "connected" : "disconnected")}</chakra.span>
      </chakra.span>
      <chakra.span fontWeight={room.newMessageCount > 0 ? "strong" : "normal"} truncate>
        {room.name}
      </chakra.span>
      <chakra.span color="fg.muted" fontSize="sm">
        {timeOf(room.lastAt, language)}
      </chakra.span>
      <chakra.span color="fg.muted" fontSize="sm" truncate gridColumn="2">
        <LastWords room={room} isTyping={isTyping} />
      </chakra.span>
      {room.newMessageCount > 0 && (
        <chakra.span
          justifySelf="end"
          px="1.5"
          borderRadius="pill"
          bg="accent.solid"
          color="accent.contrast"
          textStyle="xs"
          fontWeight="strong"
        >
          <span aria-hidden>{room.newMessageCount}</span>
          <chakra.span srOnly>{t("unread", { count: room.newMessageCount })}</chakra.span>
        </chakra.span>
      )}
    </chakra.button>
  );
}

function LastWords({ room, isTyping }: Pick<RoomRowProps, "room" | "isTyping">): ReactNode {
  const t = useMessages(messages);
  if (isTyping) return <chakra.span color="accent.fg">{t("typing")}</chakra.span>;
  const { last, state } = room;
  if (state === "CLOSED") return t("state.closed");
  if (!last) return null;
  if (last.messageType === "TRAVELLER_CONNECTED") return t("traveller.connected");
  if (last.messageType === "TRAVELLER_DISCONNECTED") return t("traveller.disconnected");
  const content = readContent(last.messageType, last.message);
  if (content.kind === "text") return content.text;
  if (content.kind === "api") return content.content.followUpResponse;
  switch (content.content.type) {
    case "FLIGHT_SEARCH":
      return `${t("card.search")}: ${content.content.from} → ${content.content.to}`;
    case "FLIGHT_SELECTION":
      return t("card.selection");
    case "ATTACHMENT":
      return t("card.attachment", { name: content.content.name });
    case "LOUNGE_PASS":
      return t("card.lounge");
    case "NO_ACTION":
      return t("card.noAction");
  }
}
