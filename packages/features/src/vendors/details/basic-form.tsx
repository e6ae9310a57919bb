import { Button, chakra } from "@chakra-ui/react";
import type { Country } from "@gatehouse/domain/addresses";
import {
  type VendorDetails,
  type VendorField,
  vendorFields,
  type VendorProblem,
  vendorProblems,
} from "@gatehouse/domain/vendors";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { History } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useApi, useToast } from "../../app/index.ts";
import { persist, readPersisted } from "../../app/persisted-storage.ts";
import { useMessages } from "../../i18n/index.ts";
import {
  AddressFields,
  EmailField,
  idOf,
  OrganizationFields,
  ProductFields,
  SupportFields,
} from "../parts/details-fields.tsx";
import { Columns } from "../parts/fields.tsx";
import { messages as parts } from "../parts/messages/index.ts";
import { useSaving } from "./data/use-saving.ts";
import type { Vendor } from "./data/use-vendor.ts";
import { Section } from "./facts.tsx";
import { messages } from "./messages/index.ts";
import { SaveNotice } from "./save-notice.tsx";

export interface BasicFormProps {
  readonly vendor: Vendor;
  readonly userid: string;
  /** Whether the reader changes what the vendor has ordered. */
  readonly mayOrder: boolean;
  readonly onClose: () => void;
  readonly onRead: () => void;
  readonly onEmail: (email: string) => void;
}

const isField = (text: string): text is VendorField => vendorFields.some((known) => known === text);

/** The basic details as a form. What is not saved stays on this device. */
export function BasicForm({ vendor, userid, mayOrder, onClose, onRead, onEmail }: BasicFormProps) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const api = useApi();
  const toast = useToast();
  const draft = `vendor.details.${vendor.code}`;
  const [kept] = useState(() => readPersisted(draft, userid) as Partial<VendorDetails> | undefined);
  const [base, setBase] = useState(vendor);
  const [values, setValues] = useState<VendorDetails>({ ...vendor.details, ...kept });
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [country, setCountry] = useState<Country>();
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<VendorField>>(new Set());
  const saving = useSaving();
  const found = vendorProblems(values, { country });
  const problemAt = (field: VendorField): VendorProblem | undefined => {
    const refused = saving.refusals.find((each) => each.field === field);
    const problem =
      found.find((each) => each.field === field) ??
      (refused && isField(refused.field) ? { field, code: refused.code as VendorProblem["code"] } : undefined);
    // What is missing is said when it is sent; what is wrong, when the field was left.
    return problem && (isTried || (left.has(field) && problem.code !== "required")) ? problem : undefined;
  };
  const change = (typed: Partial<VendorDetails>): void => {
    const next = { ...values, ...typed };
    setValues(next);
    const different = Object.fromEntries(
      Object.entries(next).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(base.details[key as keyof VendorDetails]),
      ),
    );
    persist(draft, userid, Object.keys(different).length > 0 ? different : undefined);
  };
  const close = (): void => {
    persist(draft, userid, undefined);
    onClose();
  };
  const save = async (): Promise<void> => {
    setTried(true);
    const [first] = found;
    if (first) {
      saving.say({ kind: "wrong" });
      document.getElementById(idOf(first.field))?.focus();
      return;
    }
    const { code, version } = base;
    const details = { ...values, productTypes: [...values.productTypes] };
    if (!(await saving.run(() => api.vendors.save({ code, details, version })))) return;
    toast({ tone: "success", title: t("saved") });
    onRead();
    if (values.email.trim().toLowerCase() !== base.details.email) onEmail(values.email.trim().toLowerCase());
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const fields = {
    values,
    change,
    problemAt,
    leave: (field: VendorField) => setLeft(new Set([...left, field])),
  };
  return (
    <chakra.form
      noValidate
      aria-label={t("tab.basic")}
      maxW="60rem"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {isRestored && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" pb="3" color="fg.muted">
          <History aria-hidden size={16} />
          {t("restored")}
          <Button
            variant="plain"
            onClick={() => {
              setValues(base.details);
              setRestored(false);
              persist(draft, userid, undefined);
            }}
          >
            {t("discard")}
          </Button>
        </chakra.div>
      )}
      <Section title={p("section.organization")}>
        <OrganizationFields {...fields} />
      </Section>
      <Section title={p("section.products")}>
        <ProductFields {...fields} disabled={!mayOrder} />
        {!mayOrder && <chakra.p color="fg.muted">{t("products.admin")}</chakra.p>}
      </Section>
      <Section title={p("section.signIn")}>
        <Columns>
          <EmailField field="email" {...fields} />
          <EmailField field="alertEmail" {...fields} helper={p("alertEmail.help")} />
          <EmailField field="bcc" {...fields} />
        </Columns>
      </Section>
      <Section title={p("section.support")}>
        <SupportFields {...fields} />
      </Section>
      <Section title={p("section.address")}>
        <AddressFields {...fields} onCountry={setCountry} />
      </Section>
      <chakra.div display="grid" gap="3" py="4" borderTopWidth="1px" borderColor="border.subtle">
        <SaveNotice
          outcome={saving.outcome}
          wrong={t("wrong.basic")}
          onRead={() => {
            setBase(vendor);
            setValues(vendor.details);
            saving.forget();
          }}
        />
        <chakra.div display="flex" gap="2">
          <Button
            type="submit"
            variant="solid"
            aria-disabled={saving.running || undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {t(saving.running ? "saving" : "save")} <KeyHint keys="Mod+Enter" />
          </Button>
          <Button onClick={close}>{t("cancel")}</Button>
        </chakra.div>
      </chakra.div>
    </chakra.form>
  );
}
