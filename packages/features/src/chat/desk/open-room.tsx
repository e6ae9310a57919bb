import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { IconButton } from "@gatehouse/ui/icon-button";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { ArrowLeft, CircleX, Download, Forward, Hand, MapPinned, Plane, Plug, Unplug } from "lucide-react";
import { useState } from "react";
import { useApi, useErrorText, useNavigation, useSession, useShortcut, useToast } from "../../app/index.ts";
import { saveFile } from "../../app/save-file.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useChat, useChatStatus } from "../connection/hooks.ts";
import type { RoomFacts } from "../connection/data/use-rooms.ts";
import { timeOf } from "../conversation/clock-text.ts";
import { ConversationView } from "../conversation/conversation-view.tsx";
import { messages } from "../messages/index.ts";
import { RepliesDialog, TransferDialog } from "./room-dialogs.tsx";
import { TripsPanel } from "./trips-panel.tsx";
import { useCardActions } from "./use-card-actions.ts";

export interface OpenRoomProps {
  readonly room: RoomFacts;
  readonly onChanged: () => Promise<unknown>;
  readonly onBack: () => void;
}

/** A conversation that is open: what can be done with it, what was said, and its traveller's trips. */
export function OpenRoom({ room, onChanged, onBack }: OpenRoomProps) {
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
