import { useLive, useNavigation, useSession, useToast } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { requestPath } from "../../app/request-path.ts";
import { messages } from "./messages/index.ts";

const listPath = "/dashboard/travel-request/pending";

/** Says wherever the user is that travel requests were assigned to them, with the way there. Shows nothing itself; once per page. */
export function RequestAnnouncer(): null {
  const t = useMessages(messages);
  const toast = useToast();
  const { navigate } = useNavigation();
  const { user } = useSession();
  useLive("request.assigned", ({ ids, by }) => {
    const [first] = ids;
    // Whoever assigns something to themselves knows.
    if (first === undefined || by === user?.userid) return;
    const isOne = ids.length === 1;
    const href = isOne ? requestPath(first) : `${listPath}?mine=true`;
    toast({
      id: `request-assigned-${first}`,
      tone: "info",
      title: isOne ? t("assigned.one", { id: first }) : t("assigned", { count: ids.length }),
      duration: 20_000,
      link: { label: isOne ? t("open", { id: first }) : t("list"), href, follow: () => navigate(href) },
    });
  });
  return null;
}
