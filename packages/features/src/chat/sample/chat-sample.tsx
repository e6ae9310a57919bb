import "./chat-sample.css";
import { useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { createVisitorSession, type Visitor } from "../visitor/visitor-session.ts";
import { VisitorDock } from "../visitor/visitor-dock.tsx";
import { searchPath } from "../visitor/search-path.ts";
import { messages } from "./messages/index.ts";
import { sampleServer, type SampleWords } from "./sample-server.ts";

/** Who has come by the link of a message about their booking. */
const visitor: Visitor = { kind: "link", linkId: "sample", bookingNo: "60418827" };

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** The chat of a traveller, as it is on other products' pages, with an agent who knows three sentences (SITE-4). */
export function ChatSample() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(true);
  /** Nobody has opened it: it came with the page. */
  const [isQuiet, setQuiet] = useState(true);
  const [session] = useState(() => {
    const words = (): SampleWords => ({
      agent: t("agent"),
      hello: t("hello"),
      answers: [
        [
          t("first"),
          JSON.stringify({ type: "FLIGHT_SEARCH", from: "JFK", to: "LIS", departDate: tomorrow(), passengerCount: 3 }),
        ],
        [t("second")],
        [t("further")],
      ],
    });
    return createVisitorSession({ ...sampleServer(words), url: "", visitor });
  });
  return (
    <div className="vc-part">
      <VisitorDock
        session={session}
        visitor={visitor}
        isOpen={isOpen}
        isQuiet={isQuiet}
        onOpenChange={(next) => {
          setQuiet(false);
          setOpen(next);
        }}
        onSearch={(search) => location.assign(searchPath(search))}
      />
    </div>
  );
}
