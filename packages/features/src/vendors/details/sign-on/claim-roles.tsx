import { Button, chakra } from "@chakra-ui/react";
import { type ClaimRole, rolesOfSignOn } from "@gatehouse/domain/access";
import { FieldMessages } from "@gatehouse/ui/field";
import { Plus, Trash2 } from "lucide-react";
import { useRoleName } from "../../../app/index.ts";
import { useMessages } from "../../../i18n/index.ts";
import { Columns, Line, Select } from "../../parts/fields.tsx";
import { messages } from "./messages/index.ts";

export interface ClaimRolesProps {
  readonly ids: Readonly<Record<"claim" | "roles", string>>;
  readonly claim: string;
  readonly roles: readonly ClaimRole[];
  readonly onClaim: (claim: string) => void;
  readonly onRoles: (roles: readonly ClaimRole[]) => void;
  readonly problems: Readonly<Record<"claim" | "roles", string | undefined>>;
}

const possible = rolesOfSignOn("vendor");

/** Which value of which claim gives which role (ACC-40); the first that fits counts. */
export function ClaimRoles({ ids, claim, roles, onClaim, onRoles, problems }: ClaimRolesProps) {
  const t = useMessages(messages);
  const roleName = useRoleName();
  const change = (at: number, typed: Partial<ClaimRole>): void =>
    onRoles(roles.map((one, place) => (place === at ? { ...one, ...typed } : one)));
  return (
    <chakra.fieldset display="grid" gap="2" borderTopWidth="1px" borderColor="border.subtle" pt="3">
      <chakra.legend fontWeight="strong" pe="2">
        {t("roles")}
      </chakra.legend>
      <Columns>
        <Line
          id={ids.claim}
          label={t("roleClaim")}
          optional
          value={claim}
          onChange={onClaim}
          error={problems.claim}
          helper={t("roleClaim.help")}
        />
      </Columns>
      {roles.map(({ value, role }, at) => (
        <chakra.div
          key={at}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr) auto"
          gap="2"
          alignItems="end"
        >
          <Line
            id={`${ids.roles}-${at}`}
            label={t("claim.value")}
            value={value}
            onChange={(typed) => change(at, { value: typed })}
            error={undefined}
          />
          <Select
            id={`${ids.roles}-${at}-role`}
            label={t("claim.role")}
            value={role}
            options={possible.map((one) => ({ value: one, text: roleName(one) }))}
            onChange={(chosen) => change(at, { role: possible.find((one) => one === chosen) ?? role })}
          />
          <Button
            variant="ghost"
            aria-label={t("claim.remove", { value })}
            onClick={() => onRoles(roles.filter((_, place) => place !== at))}
          >
            <Trash2 aria-hidden size={16} />
          </Button>
        </chakra.div>
      ))}
      <Button
        id={ids.roles}
        justifySelf="start"
        aria-describedby={`${ids.roles}-message`}
        onClick={() => onRoles([...roles, { value: "", role: "TRAVELLER" }])}
      >
        <Plus aria-hidden size={16} /> {t("claim.add")}
      </Button>
      <FieldMessages id={`${ids.roles}-message`} error={problems.roles} />
    </chakra.fieldset>
  );
}
