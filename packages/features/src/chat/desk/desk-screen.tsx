import { Button, chakra, Input, Skeleton } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { IconButton } from "@gatehouse/ui/icon-button";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { StatusPill } from "@gatehouse/ui/status-pill";
import {
  ArrowLeft,
  CircleX,
  Download,
  Forward,
  Hand,
  MapPinned,
  Plane,
  Plug,
  Unplug,
  Volume2,
  VolumeX,
  Wifi,
  WifiOff,
} from "lucide-react";
import { useEffect, useState } from "react";
import {
  useApi,
  useErrorText,
  useNavigation,
  usePageTitle,
  useSession,
  useShortcut,
  useToast,
} from "../../app/index.ts";
import { saveFile } from "../../app/save-file.ts";
import { useStore } from "../../app/store.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { type RoomFacts, useChat, useChatStatus, useRooms } from "../connection/hooks.ts";
import { timeOf } from "../conversation/clock-text.ts";
import { ConversationView } from "../conversation/conversation-view.tsx";
import { messages } from "../messages/index.ts";
import { RepliesDialog, TransferDialog } from "./room-dialogs.tsx";
import { groupRooms, RoomList } from "./room-list.tsx";
import { TripsPanel } from "./trips-panel.tsx";
import { useCardActions } from "./use-card-actions.ts";
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

interface OpenRoomProps {
  readonly room: RoomFacts;
  readonly onChanged: () => Promise<unknown>;
  readonly onBack: () => void;
}

function OpenRoom({ room, onChanged, onBack }: OpenRoomProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const chat = useChat();
  const toast = useToast();
  const errorText = useErrorText(messages);
  const { navigate } = useNavigation();
  const { user } = useSession();
  const actions = useCardActions(room.roomId, true);
  const status = useChatStatus();
  const [dialog, setDialog] = useState<"transfer" | "trips">();
  const [putReply, setPutReply] = useState<{ readonly put: (text: string) => void }>();
  const { roomId, name } = room;
  const act = useOperation(async (what: () => Promise<unknown>, done: string) => {
    try {
      await what();
      toast({ tone: "success", title: done, id: "chat.done" });
    } catch (failure) {
      toast({ tone: "warning", title: errorText(failure), id: "chat.failed" });
    }
    await onChanged();
  });
  const take = () => void act.run(() => api.chat.take({ id: roomId }), t("taken", { name }));
  const close = () => void act.run(() => api.chat.close({ id: roomId }), t("closed", { name }));
  const save = async (): Promise<void> => {
    try {
      const { name: file, text } = await api.chat.transcript({ id: roomId });
      saveFile(new File([text], file, { type: "text/plain" }));
    } catch {
      toast({ tone: "warning", title: t("transcript.failed"), id: "chat.failed" });
    }
  };
  const isAssigned = room.state === "ASSIGNED";
  const canTake = !(isAssigned && room.isMine);
  const canClose = room.state !== "CLOSED";
  useShortcut({ keys: "t", label: t("take"), enabled: canTake, run: take });
  useShortcut({ keys: "x", label: t("close"), enabled: canClose, run: close });
  useShortcut({
    keys: "r",
    label: t("message.label"),
    run: () => document.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${t("message.label")}"]`)?.focus(),
  });
  const findFlights = (): void => {
    chat.origin.set(roomId);
    navigate("/dashboard/fsb");
  };
  const about = [
    ...(room.bookingNo === "" ? [] : [t("booking", { bookingNo: room.bookingNo })]),
    t("since", { time: timeOf(room.createdAt, language) }),
    room.vendorName,
  ];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 19rem" }}
      minH="0"
      minW="0"
    >
      <chakra.section aria-label={name} display="grid" gridTemplateRows="auto auto minmax(0, 1fr)" minH="0" minW="0">
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          px={{ base: "2", md: "4" }}
          py="2"
          minH="14"
          borderBlockEndWidth="1px"
        >
          <chakra.span display={{ base: "inline", lg: "none" }}>
            <IconButton icon={ArrowLeft} label={t("back")} onClick={onBack} />
          </chakra.span>
          {/* Beside the arrow there is room for who it is; where the buttons leave none, they stand below. */}
          <chakra.div minW="0" flex={{ base: "1 1 calc(100% - 4rem)", md: "1 1 0" }}>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <chakra.h2 fontWeight="strong" overflowWrap="anywhere">
                {name}
              </chakra.h2>
              <StatusPill tone={room.connected ? "ok" : "slate"} icon={room.connected ? Plug : Unplug}>
                {t(room.connected ? "connected" : "disconnected")}
              </StatusPill>
            </chakra.div>
            <chakra.div color="fg.muted" fontSize="sm">
              {about.join(" · ")}
            </chakra.div>
          </chakra.div>
          {canTake ? (
            <Button variant="solid" aria-keyshortcuts="t" disabled={act.running} onClick={take}>
              <Hand aria-hidden /> {t("take")}
            </Button>
          ) : (
            <IconButton icon={Forward} label={t("transfer")} onClick={() => setDialog("transfer")} />
          )}
          <IconButton icon={Plane} label={t("find.flights")} onClick={findFlights} />
          <IconButton icon={Download} label={t("transcript")} onClick={() => void save()} />
          {canClose && <IconButton icon={CircleX} label={t("close")} keys="x" disabled={act.running} onClick={close} />}
          <chakra.span display={{ base: "inline", xl: "none" }}>
            <IconButton icon={MapPinned} label={t("details")} onClick={() => setDialog("trips")} />
          </chakra.span>
        </chakra.header>
        <chakra.output display="block" px="4" fontSize="sm" color="fg.muted">
          {[
            room.state === "CLOSED"
              ? t("state.closed")
              : !isAssigned
                ? t("state.unassigned")
                : room.isMine
                  ? ""
                  : t("state.colleague", { name: room.operator?.name ?? "" }),
            room.lookers.length > 0 ? t("looks", { count: room.lookers.length, names: room.lookers.join(", ") }) : "",
            room.note === "" ? "" : t("handed.note", { note: room.note }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </chakra.output>
        <ConversationView
          roomId={roomId}
          otherName={name}
          isTraveller={false}
          isEnabled={status !== "off"}
          onReplies={(put) => setPutReply({ put })}
          {...actions}
        />
      </chakra.section>
      <chakra.aside
        aria-label={t("trips.of", { name })}
        display={{ base: "none", xl: "grid" }}
        gridTemplateRows="auto minmax(0, 1fr)"
        minH="0"
        borderInlineStartWidth="1px"
      >
        <chakra.h2 px="4" minH="14" display="flex" alignItems="center" fontWeight="strong" borderBlockEndWidth="1px">
          {t("trips.of", { name })}
        </chakra.h2>
        <TripsPanel room={room} />
      </chakra.aside>
      {dialog === "trips" && (
        <Dialog
          open
          onClose={() => setDialog(undefined)}
          title={t("trips.of", { name })}
          labels={{ close: t("dialog.close") }}
        >
          <TripsPanel room={room} />
        </Dialog>
      )}
      {dialog === "transfer" && (
        <TransferDialog
          room={room}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            setDialog(undefined);
            toast({ tone: "success", title: t("transferred", { name }), id: "chat.done" });
            void onChanged();
          }}
        />
      )}
      {putReply && (
        <RepliesDialog
          language={room.language}
          facts={{
            name,
            operator: user?.name ?? "",
            vendor: room.vendorName,
            bookingNo: room.bookingNo,
          }}
          onClose={() => setPutReply(undefined)}
          onUse={(text) => {
            putReply.put(text);
            setPutReply(undefined);
          }}
        />
      )}
    </chakra.div>
  );
}
