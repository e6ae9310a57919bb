import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import { OperatorSelect } from "../operator-select.tsx";
import type { ReadCase } from "./data/use-case.ts";
import { messages } from "./messages/index.ts";

interface AssignedToProps {
  readonly found: ReadCase;
  readonly busy: boolean;
  readonly onAssign: (operator: ReadCase["assignedTo"]) => void;
}

/** Who has a case, and who is to have it: an operator, or nobody (CMT-13). */
export function AssignedTo({ found: { assignedTo, vCode }, busy, onAssign }: AssignedToProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <chakra.span display="flex" alignItems="center" gap="2">
      <chakra.label htmlFor={id} color="fg.muted" whiteSpace="nowrap">
        {t("assigned")}
      </chakra.label>
      <OperatorSelect
        id={id}
        width="13rem"
        value={assignedTo}
        vendorCode={vCode}
        none={t("assigned.none")}
        disabled={busy}
        onChange={onAssign}
      />
    </chakra.span>
  );
}
