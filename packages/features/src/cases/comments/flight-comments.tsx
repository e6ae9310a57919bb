import { chakra } from "@chakra-ui/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { cardDay } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { CommentsPanel } from "./comments-panel.tsx";
import { useComments } from "./data/use-comments.ts";
import { messages } from "./messages/index.ts";
import type { CommentSubject } from "./thread.ts";

/** What is said about each flight of a booking (CMT-21): those with something new are open from the beginning. */
export function FlightComments(subject: CommentSubject) {
  const { found } = useComments({ ...subject, audience: "external" });
  const t = useMessages(messages);
  const title = useId();
  if (!found || found.flights.length === 0) return null;
  return (
    <chakra.section aria-labelledby={title} data-no-print="" minW="0">
      <chakra.h2 id={title} textStyle="md" fontWeight="strong" pb="1.5">
        {t("flights")}
      </chakra.h2>
      <chakra.ul listStyleType="none" m="0" p="0">
        {found.flights.map((flight) => (
          <OneFlight key={flight.segmentId} subject={subject} flight={flight} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

type Flight = NonNullable<ReturnType<typeof useComments>["found"]>["flights"][number];

function OneFlight({ subject, flight }: { readonly subject: CommentSubject; readonly flight: Flight }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const panel = useId();
  const [open, setOpen] = useState(flight.external.unread > 0);
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <chakra.li borderBlockStartWidth="1px">
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        width="full"
        minH="touch"
        py="2"
        textAlign="start"
        cursor="pointer"
        _hover={{ bg: "bg.hover" }}
      >
        <Icon aria-hidden size={16} />
        <chakra.strong textStyle="code">{flight.flight}</chakra.strong>
        <chakra.span textStyle="code">
          {flight.from} → {flight.to}
        </chakra.span>
        <chakra.span color="fg.muted">{cardDay(flight.date, language)}</chakra.span>
        {flight.external.all > 0 && (
          <chakra.span color="fg.muted" ms="auto">
            {t("count", { count: flight.external.all })}
          </chakra.span>
        )}
        {flight.external.unread > 0 && (
          <chakra.span color="accent.fg" fontSize="sm">
            {t("unread", { count: flight.external.unread })}
          </chakra.span>
        )}
      </chakra.button>
      <chakra.div id={panel} hidden={!open} pb="3">
        {open && (
          <CommentsPanel
            {...subject}
            kind="FS"
            segmentId={flight.segmentId}
            label={`${t("comments")}, ${flight.flight}`}
            withoutHeader
          />
        )}
      </chakra.div>
    </chakra.li>
  );
}
