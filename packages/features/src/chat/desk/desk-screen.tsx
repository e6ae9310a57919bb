import { Button, chakra, Input, Skeleton } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Hand, Plug, Volume2, VolumeX, Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useApi, useErrorText, usePageTitle, useShortcut, useToast } from "../../app/index.ts";
import { useStore } from "../../app/store.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { useChat, useChatStatus } from "../connection/hooks.ts";
import { useRooms } from "../connection/data/use-rooms.ts";
import { messages } from "../messages/index.ts";
import { OpenRoom } from "./open-room.tsx";
import { groupRooms, RoomList } from "./room-list.tsx";
import { soundIsOn, switchSound, useNews } from "./use-news.ts";

export interface DeskScreenProps {
  /** The room that the address names. */
  readonly roomId: string | undefined;
  readonly onRoomChange: (roomId: string | undefined) => void;
}

/** Live chat for staff (CHAT-13): the conversations, the one that is open, and its traveller's trips. */
export function DeskScreen({ roomId, onRoomChange }: DeskScreenProps) {
  const t = useMessages(messages);
  const api = useApi();
  const chat = useChat();
  const status = useChatStatus();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const isSounding = useStore(soundIsOn);
  const [filter, setFilter] = useState("");
  const { found, error, read } = useRooms();
  usePageTitle(t("title"));
  // Whoever opens this page is there (CHAT-3), until they say otherwise.
  useEffect(() => chat.connect(), [chat]);
  const rooms = found?.rooms ?? [];
  useNews(
    rooms.reduce((sum, { newMessageCount }) => sum + newMessageCount, 0),
    t("widget.notification"),
  );
  const named = rooms.filter(({ name }) => name.toLocaleLowerCase().includes(filter.trim().toLocaleLowerCase()));
  const order = groupRooms(named).flatMap((group) => group.rooms);
  const chosen = rooms.find((room) => room.roomId === roomId);
  const connected = rooms.filter((room) => room.connected).length;
  const warn = (failure: unknown): void => {
    toast({ tone: "warning", title: errorText(failure), id: "chat.failed" });
  };
  const next = useOperation(async () => {
    try {
      const { roomId: taken } = await api.chat.next();
      await read();
      onRoomChange(taken);
    } catch (failure) {
      warn(failure);
    }
  });
  const step = (by: 1 | -1): void => {
    const at = order.findIndex((room) => room.roomId === roomId);
    const to = order[at < 0 ? 0 : Math.min(order.length - 1, Math.max(0, at + by))];
    if (to) onRoomChange(to.roomId);
  };
  useShortcut({ keys: "n", label: t("next.waiting"), run: () => void next.run() });
  useShortcut({ keys: "j", label: t("group.connected"), run: () => step(1) });
  useShortcut({ keys: "k", label: t("group.connected"), run: () => step(-1) });
  const isOn = status === "open";
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "17rem minmax(0, 1fr)" }}
      height="full"
      minH="0"
    >
      <chakra.section
        aria-label={t("title")}
        display={{ base: roomId === undefined ? "grid" : "none", lg: "grid" }}
        gridTemplateRows="auto auto minmax(0, 1fr) auto"
        minH="0"
        minW="0"
        borderInlineEndWidth="1px"
      >
        <chakra.header display="flex" alignItems="center" gap="2" px="4" minH="14" borderBlockEndWidth="1px">
          <chakra.h1 textStyle="lg">{t("title")}</chakra.h1>
          {connected > 0 ? (
            <StatusPill tone="ok" icon={Plug}>
              {t("count.connected", { count: connected })}
            </StatusPill>
          ) : null}
          <IconButton
            ms="auto"
            icon={isSounding ? Volume2 : VolumeX}
            label={t(isSounding ? "sound.off" : "sound.on")}
            onClick={switchSound}
          />
        </chakra.header>
        <chakra.div display="grid" gap="2" px="4" py="3">
          <Input
            aria-label={t("find")}
            placeholder={t("find")}
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
          <Button variant="outline" aria-keyshortcuts="n" disabled={next.running} onClick={() => void next.run()}>
            <Hand aria-hidden /> {t("next.waiting")}
            {(found?.waiting ?? 0) > 0 && (
              <chakra.span color="accent.fg" fontWeight="strong">
                {found?.waiting}
              </chakra.span>
            )}
            <KeyHint keys="n" ms="auto" />
          </Button>
          {found && connected === 0 && (
            <chakra.output color="fg.muted" fontSize="sm">
              {t("none.connected")}
            </chakra.output>
          )}
        </chakra.div>
        <chakra.div overflowY="auto" minH="0" px="2" pb="2">
          {!found && error === undefined && (
            <chakra.div display="grid" gap="2" px="2" aria-busy>
              <Skeleton height="12" />
              <Skeleton height="12" />
              <Skeleton height="12" />
            </chakra.div>
          )}
          {!found && error !== undefined && (
            <ErrorState labels={{ title: t("failed.rooms"), retry: t("refresh") }} onRetry={() => void read()} />
          )}
          {found && rooms.length === 0 && (
            <EmptyState drawing="fog" title={t("empty")}>
              {t("empty.help")}
            </EmptyState>
          )}
          {rooms.length > 0 && named.length === 0 && <chakra.p px="2">{t("none.found")}</chakra.p>}
          <RoomList rooms={named} chosen={roomId} onChoose={onRoomChange} />
        </chakra.div>
        <chakra.footer
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="2"
          px="4"
          py="2"
          borderBlockStartWidth="1px"
        >
          <chakra.output display="flex" alignItems="center" gap="2" color={isOn ? "fg" : "state.warn.fg"}>
            {isOn ? <Wifi aria-hidden size={16} /> : <WifiOff aria-hidden size={16} />}
            {t(
              status === "open"
                ? "you.connected"
                : status === "off"
                  ? "you.disconnected"
                  : status === "lost"
                    ? "lost"
                    : "connecting",
            )}
          </chakra.output>
          <Button
            ms="auto"
            variant="ghost"
            size="sm"
            px="2"
            onClick={status === "off" ? chat.connect : chat.disconnect}
          >
            {t(status === "off" ? "connect" : "disconnect")}
          </Button>
          {found && (
            <chakra.p width="full" color="fg.muted" fontSize="sm">
              {t("capacity", { count: found.mine, capacity: found.capacity })}
            </chakra.p>
          )}
        </chakra.footer>
      </chakra.section>
      {roomId === undefined ? (
        <chakra.div display={{ base: "none", lg: "grid" }} placeItems="center">
          <EmptyState drawing="fog" title={t("choose")}>
            {t("choose.help")}
          </EmptyState>
        </chakra.div>
      ) : chosen ? (
        <OpenRoom key={roomId} room={chosen} onChanged={read} onBack={() => onRoomChange(undefined)} />
      ) : (
        found && (
          <chakra.div display="grid" placeItems="center">
            <EmptyState
              drawing="fog"
              title={t("error.NOT_FOUND")}
              actions={<Button onClick={() => onRoomChange(undefined)}>{t("back")}</Button>}
            />
          </chakra.div>
        )
      )}
    </chakra.div>
  );
}
