import { Field, NativeSelect } from "@chakra-ui/react";
import { isVendorBound, type Role } from "@gatehouse/domain/access";
import { useRoleName } from "../../app/index.ts";
import { textOf, useMessages } from "../../i18n/index.ts";
import type { UserList } from "./data/use-users.ts";
import { messages } from "./messages/index.ts";

export interface Position {
  readonly role: Role | "";
  /** Code; empty for staff of the house. */
  readonly vendor: string;
}

export interface PositionFieldsProps {
  readonly value: Position;
  readonly onChange: (next: Position) => void;
  readonly choices: Pick<UserList, "roles" | "vendors">;
  readonly problems?: { readonly role?: string | undefined; readonly vendor?: string | undefined };
  readonly disabled?: boolean;
}

/** Role and vendor of a user. */
export function PositionFields({ value, onChange, choices, problems = {}, disabled = false }: PositionFieldsProps) {
  const t = useMessages(messages);
  const roleName = useRoleName();
  const bound = value.role !== "" && isVendorBound(value.role);
  return (
    <>
      <Field.Root invalid={problems.role !== undefined} disabled={disabled}>
        <Field.Label>{t("role")}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={value.role}
            onChange={({ currentTarget }) => {
              const role = choices.roles.find((one) => one === currentTarget.value) ?? "";
              const only = choices.vendors.length === 1 ? (choices.vendors[0]?.code ?? "") : value.vendor;
              onChange({ role, vendor: role !== "" && isVendorBound(role) ? only : "" });
            }}
          >
            {value.role === "" && <option value="">{t("role.choose")}</option>}
            {choices.roles.map((role) => (
              <option key={role} value={role}>
                {roleName(role)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Field.ErrorText>{textOf(messages, problems.role)}</Field.ErrorText>
      </Field.Root>
      {bound && (
        <Field.Root invalid={problems.vendor !== undefined} disabled={disabled}>
          <Field.Label>{t("vendor")}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={value.vendor}
              onChange={({ currentTarget }) => onChange({ ...value, vendor: currentTarget.value })}
            >
              {value.vendor === "" && <option value="">{t("vendor.choose")}</option>}
              {choices.vendors.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name} ({code})
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Field.ErrorText>{textOf(messages, problems.vendor)}</Field.ErrorText>
        </Field.Root>
      )}
    </>
  );
}
