import { Button } from "@chakra-ui/react";
import { hasCallHouse, isFlightsOnly } from "@gatehouse/domain/requests";
import { Dialog } from "@gatehouse/ui/dialog";
import { useState } from "react";
import { useApi } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useRequestForm } from "./form/request-form-context.ts";
import { messages } from "./messages/index.ts";

/** Says once to each user that the program has a call house (REQ-5). */
export function CallHouseDialog() {
  const t = useMessages(messages);
  const api = useApi();
  const { start, program } = useRequestForm();
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(start.callHousesSeen));
  const isNews =
    program !== null &&
    start.mode === "programs" &&
    !isFlightsOnly(start.traveller) &&
    hasCallHouse(program) &&
    !seen.has(program.id);
  if (!isNews) return null;
  const close = (): void => {
    setSeen(new Set([...seen, program.id]));
    // Where it cannot be told, it is said again next time.
    void api.requests.markCallHouseSeen({ programId: program.id }).catch(() => undefined);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t("callHouse.title")}
      onClose={close}
      footer={
        <Button variant="solid" onClick={close}>
          {t("callHouse.close")}
        </Button>
      }
      labels={{ close: t("callHouse.close") }}
    >
      {t("callHouse.text")}
    </Dialog>
  );
}
