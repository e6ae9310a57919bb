import { chakra } from "@chakra-ui/react";
import { usePageTitle, useSession } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useRooms } from "../connection/data/use-rooms.ts";
import { DeskScreen, type DeskScreenProps } from "../desk/desk-screen.tsx";
import { messages } from "../messages/index.ts";
import { TravellerChat } from "../widget/traveller-chat.tsx";

/** `/dashboard/chat`: the desk for staff, for travellers their conversation. */
export function ChatPage(props: DeskScreenProps) {
  const isTraveller = useSession().user?.role === "TRAVELLER";
  return isTraveller ? <OwnConversation /> : <DeskScreen {...props} />;
}

function OwnConversation() {
  const t = useMessages(messages);
  const { found } = useRooms();
  usePageTitle(t("title"));
  return (
    <chakra.div
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
      height="full"
      minH="0"
      width="full"
      maxW="3xl"
      mx="auto"
    >
      <chakra.h1 textStyle="lg" px="4" py="3">
        {t("title")}
      </chakra.h1>
      <TravellerChat found={found} isCompact={false} onNotNow={() => history.back()} />
    </chakra.div>
  );
}
