import { Notice } from "@gatehouse/ui/notice";
import { useMessages } from "../../i18n/index.ts";
import { useBoard } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";

/** Submit was pressed and everything stands as it is saved: said until something is typed. */
export function NothingToSend() {
  const t = useMessages(messages);
  const isSaved = useBoard(({ changed }) => changed.size === 0);
  return (
    isSaved && (
      <Notice tone="info" my="1.5">
        {t("send.nothing")}
      </Notice>
    )
  );
}
