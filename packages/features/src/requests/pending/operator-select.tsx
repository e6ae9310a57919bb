import { NativeSelect } from "@chakra-ui/react";
import { useSession } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { Operator } from "./operators.ts";

export interface OperatorSelectProps {
  readonly label: string;
  /** User id; empty for nobody. */
  readonly value: string;
  /** What stands for nobody. */
  readonly none: string;
  readonly operators: readonly Operator[];
  /** It differs from what stands. */
  readonly changed?: boolean;
  readonly onChange: (userid: string) => void;
}

/** Chooses an operator. Who is assigned and cannot be chosen any more is still named. */
export function OperatorSelect({ label, value, none, operators, changed = false, onChange }: OperatorSelectProps) {
  const t = useMessages(messages);
  const me = useSession().user?.userid;
  const known = value === "" || operators.some(({ userid }) => userid === value);
  return (
    <NativeSelect.Root size="sm" width="full">
      <NativeSelect.Field
        aria-label={label}
        // Not that of the row of a grid, which is taller than the field.
        lineHeight="tight"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(changed ? { borderColor: "accent.fg", fontWeight: "strong" } : {})}
      >
        <option value="">{none}</option>
        {!known && <option value={value}>{value}</option>}
        {operators.map(({ userid, name }) => (
          <option key={userid} value={userid}>
            {userid === me ? t("assign.me", { name }) : name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
