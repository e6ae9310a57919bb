import { NativeSelect } from "@chakra-ui/react";
import { useCaseOperators } from "./data/use-case-operators.ts";

interface OperatorSelectProps {
  readonly id?: string;
  readonly name?: string;
  /** Who is chosen; null for nobody. They stay to be chosen when they are no operator any more. */
  readonly value: { readonly userid: string; readonly name: string } | null;
  /** Code of the vendor whose case it is: only who sees it is offered. Everybody where it is left out. */
  readonly vendorCode?: string;
  /** What choosing nobody says. */
  readonly none: string;
  readonly disabled?: boolean;
  readonly width?: string;
  readonly onChange: (operator: OperatorSelectProps["value"]) => void;
}

/** One of the operators to whom cases can be assigned (CMT-13), or none. */
export function OperatorSelect({
  id,
  name,
  value,
  vendorCode,
  none,
  disabled = false,
  width,
  onChange,
}: OperatorSelectProps) {
  const operators = useCaseOperators(vendorCode);
  const isKnown = value === null || operators.some(({ userid }) => userid === value.userid);
  const all = isKnown ? operators : [value, ...operators];
  return (
    <NativeSelect.Root disabled={disabled} {...(width === undefined ? {} : { width })}>
      <NativeSelect.Field
        {...(id === undefined ? {} : { id })}
        {...(name === undefined ? {} : { name })}
        value={value?.userid ?? ""}
        onChange={({ currentTarget }) => onChange(all.find(({ userid }) => userid === currentTarget.value) ?? null)}
      >
        <option value="">{none}</option>
        {all.map((one) => (
          <option key={one.userid} value={one.userid}>
            {one.name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
