import { Button, chakra } from "@chakra-ui/react";
import { Check, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { titledNameOf } from "../../app/traveller-name/index.ts";
import type { Decision } from "./data/use-decide-change.ts";
import type { WaitingRow } from "./data/use-waiting-rows.ts";
import { messages } from "./messages/index.ts";

export interface WaitingChangeRowProps extends WaitingRow {
  /** Stands before it, where the list is of more than one booking. */
  readonly about?: ReactNode;
  readonly busy: boolean;
  readonly onDecide: (event: MouseEvent, decision: Decision) => void;
}

/** A change that waits, with its buttons; one that no longer does says what became of it, in the same place and height. */
export function WaitingChangeRow({ change, outcome, about, busy, onDecide }: WaitingChangeRowProps) {
  const t = useMessages(messages);
  const { id, passenger, field, from, to } = change;
  const name = titledNameOf({ passenger, pnr: "" });
  const what = t(`field.${field}`);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      {...(about !== undefined && { py: "2", borderBottomWidth: "1px" })}
    >
      {about}
      <chakra.span flex="1" minW="48" overflowWrap="anywhere">
        {name} · {what}: <chakra.s>{from}</chakra.s> → <b>{to === "" ? t("travellers.change.none") : to}</b>
      </chakra.span>
      {outcome ? (
        <chakra.span
          data-outcome={id}
          tabIndex={-1}
          display="flex"
          alignItems="center"
          gap="2"
          minH="control"
          color="fg.muted"
        >
          {outcome === "confirmed" && <Check aria-hidden size={16} />}
          {outcome === "refused" && <X aria-hidden size={16} />}
          {t(`travellers.change.${outcome}`)}
        </chakra.span>
      ) : (
        <chakra.span display="flex" gap="2">
          <Button
            aria-label={t("travellers.change.confirm.of", { name, field: what })}
            aria-disabled={busy || undefined}
            onClick={(event) => onDecide(event, "confirmed")}
          >
            <Check aria-hidden /> {t("travellers.change.confirm")}
          </Button>
          <Button
            variant="plain"
            aria-label={t("travellers.change.refuse.of", { name, field: what })}
            aria-disabled={busy || undefined}
            onClick={(event) => onDecide(event, "refused")}
          >
            <X aria-hidden /> {t("travellers.change.refuse")}
          </Button>
        </chakra.span>
      )}
    </chakra.li>
  );
}
