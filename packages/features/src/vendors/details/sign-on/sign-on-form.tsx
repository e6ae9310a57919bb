import { Button, chakra } from "@chakra-ui/react";
import {
  rolesOfSignOn,
  type SignOnField,
  type SignOnForm as Values,
  type SignOnFormProblem,
  signOnFormProblems,
} from "@gatehouse/domain/access";
import { PasswordField } from "@gatehouse/ui/password-field";
import { useState } from "react";
import { useApi, useRoleName, useToast } from "../../../app/index.ts";
import { useNarrow } from "../../../app/use-narrow.ts";
import { textOf, useMessages } from "../../../i18n/index.ts";
import { Columns, Line, Lines, Select, Tick } from "../../parts/fields.tsx";
import { messages as partMessages } from "../../parts/messages/index.ts";
import { useSaving } from "../data/use-saving.ts";
import type { VendorSignOn } from "../data/use-vendor-sign-on.ts";
import { SaveNotice } from "../save-notice.tsx";
import { ClaimRoles } from "./claim-roles.tsx";
import { messages } from "./messages/index.ts";

export interface SignOnFormProps {
  readonly code: string;
  readonly known: VendorSignOn;
  readonly onClose: () => void;
  readonly onRead: () => void;
}

const idOf = (field: SignOnField): string => `vendor-sign-on-${field}`;

const empty: Values = {
  name: "",
  issuer: "",
  clientId: "",
  clientSecret: "",
  domains: [],
  roleClaim: "",
  claimRoles: [],
  defaultRole: null,
  createsAccounts: false,
};

/** Sets up where the people of a vendor sign in, or changes it (ACC-38). */
export function SignOnForm({ code, known, onClose, onRead }: SignOnFormProps) {
  const t = useMessages(messages);
  const p = useMessages(partMessages);
  const roleName = useRoleName();
  const narrow = useNarrow();
  const api = useApi();
  const toast = useToast();
  const [base, setBase] = useState(known);
  const [values, setValues] = useState<Values>({ ...empty, ...known.signOn });
  const [domains, setDomains] = useState((known.signOn?.domains ?? []).join("\n"));
  const [isTried, setTried] = useState(false);
  const saving = useSaving();
  const change = (typed: Partial<Values>): void => setValues({ ...values, ...typed });
  const form: Values = {
    ...values,
    domains: domains
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  };
  const problems = signOnFormProblems(form, base.signOn !== null);
  const words = ({ field, code: wrong, value }: SignOnFormProblem): string =>
    field === "domains" && wrong === "invalid"
      ? t("problem.domains.invalid", { value })
      : (textOf(messages, `problem.${field}.${wrong}`) ?? t("save.failed"));
  const errorAt = (field: SignOnField): string | undefined => {
    const problem = isTried ? problems.find((each) => each.field === field) : undefined;
    if (problem) return words(problem);
    return saving.refusals.some((each) => each.field === field && each.code === "taken")
      ? t("problem.domains.taken")
      : undefined;
  };
  const save = async (): Promise<void> => {
    setTried(true);
    const [first] = problems;
    if (first) {
      saving.say({ kind: "wrong" });
      document.getElementById(idOf(first.field))?.focus();
      return;
    }
    const signOn = { ...form, domains: [...form.domains], claimRoles: form.claimRoles.map((one) => ({ ...one })) };
    if (!(await saving.run(() => api.vendors.saveSignOn({ code, signOn, version: base.version })))) return;
    toast({ tone: "success", title: t("saved") });
    onRead();
    onClose();
  };
  return (
    <chakra.form
      noValidate
      aria-label={t("title")}
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Columns>
        <Line
          id={idOf("name")}
          label={t("name")}
          value={values.name}
          onChange={(name) => change({ name })}
          error={errorAt("name")}
          helper={t("name.help", { name: values.name.trim() || "…" })}
        />
        <Line
          id={idOf("issuer")}
          label={t("issuer")}
          type="url"
          inputMode="url"
          value={values.issuer}
          onChange={(issuer) => change({ issuer })}
          error={errorAt("issuer")}
          helper={t("issuer.help")}
        />
        <Line
          id={idOf("clientId")}
          label={t("clientId")}
          value={values.clientId}
          onChange={(clientId) => change({ clientId })}
          error={errorAt("clientId")}
        />
        <PasswordField
          id={idOf("clientSecret")}
          size={narrow ? "lg" : "md"}
          autoComplete="off"
          value={values.clientSecret}
          onChange={({ currentTarget }) => change({ clientSecret: currentTarget.value })}
          error={errorAt("clientSecret")}
          hint={t(base.signOn ? "clientSecret.keep" : "clientSecret.help")}
          labels={{ label: t("clientSecret"), show: p("password.show"), hide: p("password.hide") }}
        />
      </Columns>
      {known.mayChangeDomains ? (
        <Lines
          id={idOf("domains")}
          label={t("domains")}
          rows={3}
          value={domains}
          onChange={setDomains}
          error={errorAt("domains")}
          helper={t("domains.help")}
        />
      ) : (
        <chakra.div>
          <chakra.div fontWeight="strong">{t("domains")}</chakra.div>
          <div>{form.domains.length === 0 ? t("domains.none") : form.domains.join(", ")}</div>
          <chakra.div color="fg.muted" textStyle="sm">
            {t("domains.admin")}
          </chakra.div>
        </chakra.div>
      )}
      <ClaimRoles
        ids={{ claim: idOf("roleClaim"), roles: idOf("claimRoles") }}
        claim={values.roleClaim}
        roles={values.claimRoles}
        onClaim={(roleClaim) => change({ roleClaim })}
        onRoles={(claimRoles) => change({ claimRoles })}
        problems={{ claim: errorAt("roleClaim"), roles: errorAt("claimRoles") }}
      />
      <Columns>
        <Select
          id="vendor-sign-on-defaultRole"
          label={t("defaultRole")}
          value={values.defaultRole ?? ""}
          empty={t(values.roleClaim.trim() === "" ? "defaultRole.none.here" : "defaultRole.none")}
          options={rolesOfSignOn("vendor").map((role) => ({ value: role, text: roleName(role) }))}
          onChange={(chosen) =>
            change({ defaultRole: rolesOfSignOn("vendor").find((role) => role === chosen) ?? null })
          }
        />
      </Columns>
      <Tick
        id="vendor-sign-on-creates"
        label={t("createsAccounts")}
        checked={values.createsAccounts}
        onChange={(createsAccounts) => change({ createsAccounts })}
      />
      <SaveNotice
        outcome={saving.outcome}
        wrong={t("save.failed")}
        onRead={() => {
          setBase(known);
          setValues({ ...empty, ...known.signOn });
          setDomains((known.signOn?.domains ?? []).join("\n"));
          saving.forget();
        }}
      />
      <chakra.div display="flex" gap="2">
        <Button type="submit" variant="solid" aria-disabled={saving.running || undefined}>
          {t(saving.running ? "saving" : "save")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </chakra.div>
    </chakra.form>
  );
}
