import { chakra } from "@chakra-ui/react";
import type { Itinerary, SearchRequest } from "@gatehouse/domain/flights";
import { Notice } from "@gatehouse/ui/notice";
import { Popover } from "@gatehouse/ui/popover";
import { CornerUpLeft } from "lucide-react";
import { useCallback, useState } from "react";
import { useToast } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useMessages } from "../../i18n/index.ts";
import { type ConnectedRoom, useConnectedRooms } from "./connected-rooms.ts";
import { messages } from "./messages/index.ts";
import { initialsOf, sharedFlights } from "./shared-flights.ts";

const Panel = chakra(Popover, {
  base: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    p: "3",
    width: "xs",
    maxW: "100vw",
    maxH: "60dvh",
    overflow: "auto",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "panel",
    boxShadow: "float",
    outline: "none",
  },
});

const dialog = { role: "dialog" } as const;

export interface SharePanelProps {
  readonly request: SearchRequest;
  readonly selected: Itinerary | undefined;
  readonly anchor: Element;
  readonly onClose: (refocus: boolean) => void;
}

/** "Share with": the travellers who are in live chat at the moment. */
export function SharePanel({ request, selected, anchor, onClose }: SharePanelProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const { rooms, share } = useConnectedRooms();
  const [failed, setFailed] = useState<string>();
  const send = useCallback(
    async ({ roomId, name }: ConnectedRoom) => {
      setFailed(undefined);
      try {
        await share(roomId, sharedFlights(request, selected));
      } catch {
        setFailed(name);
        return;
      }
      toast({ tone: "success", title: t("sent", { name }), id: "flights.shared" });
      onClose(true);
    },
    [share, request, selected, toast, t, onClose],
  );
  const { run, running } = useOperation(send);
  const what = { from: request.from, to: request.to };
  return (
    <Panel {...dialog} aria-labelledby="flights-share" anchor={anchor} onClose={onClose}>
      <chakra.h2 id="flights-share" textStyle="md" fontWeight="strong">
        {t("with")}
      </chakra.h2>
      {rooms.length === 0 ? (
        <chakra.output display="block" pt="2">
          <p>{t("none")}</p>
          <chakra.p textStyle="sm" color="fg.muted" pt="1">
            {t("none.help")}
          </chakra.p>
        </chakra.output>
      ) : (
        <>
          <chakra.p textStyle="sm" color="fg.muted">
            {t(selected ? "itinerary" : "search", what)}
          </chakra.p>
          <chakra.ul pt="2" mx="-1" listStyleType="none" aria-busy={running}>
            {rooms.map((room) => (
              <li key={room.roomId}>
                <Room room={room} onShare={() => void run(room)} />
              </li>
            ))}
          </chakra.ul>
          <chakra.output srOnly>{running && t("sending")}</chakra.output>
        </>
      )}
      {failed !== undefined && (
        <Notice tone="bad" mt="2">
          {t("failed", { name: failed })}
        </Notice>
      )}
    </Panel>
  );
}

interface RoomProps {
  readonly room: ConnectedRoom;
  readonly onShare: () => void;
}

function Room({ room: { name, isOrigin }, onShare }: RoomProps) {
  const t = useMessages(messages);
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      gap="3"
      width="full"
      minH="11"
      px="1.5"
      py="1"
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: "bg.hover" }}
      onClick={onShare}
    >
      <chakra.span
        aria-hidden
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
        {initialsOf(name)}
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {name}
        {isOrigin && (
          <chakra.span display="flex" alignItems="center" gap="1" textStyle="xs" color="fg.muted">
            <CornerUpLeft aria-hidden size={12} /> {t("origin")}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.button>
  );
}
