import { Button, chakra } from "@chakra-ui/react";
import { MessageCircle } from "lucide-react";
import { usePermission, useSession } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useComments } from "./data/use-comments.ts";
import { messages } from "./messages/index.ts";
import type { CommentSubject } from "./thread.ts";

export interface FoldedCommentsProps extends CommentSubject {
  /** The reader wants to read and write them. */
  readonly onUnfold: () => void;
}

/** One line in the place of the comments: how many there are and how many are new (CMT-19). Nothing is read by it. */
export function FoldedComments({ onUnfold, ...subject }: FoldedCommentsProps) {
  const t = useMessages(messages);
  const isStaff = useSession().user?.role !== "TRAVELLER";
  const seesInternal = usePermission("cases");
  const { counts } = useComments({ ...subject, audience: "external" }).found ?? {};
  const seen = (isStaff && seesInternal ? (["external", "internal"] as const) : (["external"] as const)).map(
    (audience) => counts?.[audience] ?? { all: 0, unread: 0 },
  );
  const all = seen.reduce((sum, one) => sum + one.all, 0);
  const unread = seen.reduce((sum, one) => sum + one.unread, 0);
  return (
    <chakra.section
      aria-label={t("comments")}
      data-no-print=""
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      borderBlockWidth="1px"
      borderColor="border.subtle"
      py="2"
    >
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" fontWeight="strong">
        <MessageCircle aria-hidden size={16} />
        {counts ? t("count", { count: all }) : t("comments")}
      </chakra.span>
      {unread > 0 && <chakra.span color="accent.fg">{t("unread", { count: unread })}</chakra.span>}
      {!isStaff && <chakra.span color="fg.muted">{t("note.folded")}</chakra.span>}
      <Button variant="outline" onClick={onUnfold}>
        {t("unfold")}
      </Button>
    </chakra.section>
  );
}
