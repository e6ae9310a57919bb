import { chakra, NativeSelect } from "@chakra-ui/react";
import { useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import { useCaseOperators } from "../use-case-operators.ts";
import type { ReadCase } from "./data/use-case.ts";
import { messages } from "./messages/index.ts";

interface AssignedToProps {
  readonly found: ReadCase;
  readonly busy: boolean;
  /** @param userid empty for nobody */
  readonly onAssign: (userid: string, name: string) => void;
}

/** Who has a case, and who is to have it: an operator, or nobody (CMT-13). */
export function AssignedTo({ found: { assignedTo }, busy, onAssign }: AssignedToProps) {
  const t = useMessages(messages);
  const id = useId();
  const operators = useCaseOperators();
  const known = assignedTo === null || operators.some(({ userid }) => userid === assignedTo.userid);
  const all = known || assignedTo === null ? operators : [assignedTo, ...operators];
  return (
    <chakra.span display="flex" alignItems="center" gap="2">
      <chakra.label htmlFor={id} color="fg.muted" whiteSpace="nowrap">
        {t("assigned")}
      </chakra.label>
      <NativeSelect.Root width="13rem" disabled={busy}>
        <NativeSelect.Field
          id={id}
          value={assignedTo?.userid ?? ""}
          onChange={({ currentTarget }) => {
            const chosen = all.find(({ userid }) => userid === currentTarget.value);
            onAssign(chosen?.userid ?? "", chosen?.name ?? "");
          }}
        >
          <option value="">{t("assigned.none")}</option>
          {all.map(({ userid, name }) => (
            <option key={userid} value={userid}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.span>
  );
}
