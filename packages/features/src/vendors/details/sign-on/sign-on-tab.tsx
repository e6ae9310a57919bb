import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { rolesOfSignOn } from "@gatehouse/domain/access";
import { ErrorState } from "@gatehouse/ui/error-state";
import { Building2, Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useApi, useConfirm, useRoleName, useToast } from "../../../app/index.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { useSaving } from "../data/use-saving.ts";
import type { Vendor } from "../data/use-vendor.ts";
import { useVendorSignOn, type VendorSignOn } from "../data/use-vendor-sign-on.ts";
import { Fact, Facts } from "../facts.tsx";
import { SaveNotice } from "../save-notice.tsx";
import { messages } from "./messages/index.ts";
import { SignOnForm } from "./sign-on-form.tsx";

/** Where the people of a vendor sign in, if it is not here (ACC-38). */
export function SignOnTab({ vendor }: { readonly vendor: Vendor }) {
  const t = useMessages(messages);
  const { found, error, reading, read } = useVendorSignOn(vendor.code);
  const [isEditing, setEditing] = useState(false);
  const name = vendor.details.orgName;
  if (!found)
    return error === undefined ? (
      <Skeleton height="40" aria-busy />
    ) : (
      <ErrorState labels={{ title: t("failed"), retry: t("refresh") }} onRetry={read} retrying={reading} />
    );
  return (
    <chakra.section aria-labelledby="vendor-sign-on" maxW="60rem">
      <chakra.header display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" rowGap="2" pb="3">
        <chakra.h2 id="vendor-sign-on" textStyle="md" fontWeight="strong">
          {t("title")}
        </chakra.h2>
        <chakra.p color="fg.muted" flex={{ base: "1 0 100%", md: "1" }}>
          {t("lead", { name })}
        </chakra.p>
        {vendor.editable && !isEditing && (
          <Button onClick={() => setEditing(true)}>
            {found.signOn ? <Pencil aria-hidden size={16} /> : <Building2 aria-hidden size={16} />}
            {t(found.signOn ? "edit" : "setUp")}
          </Button>
        )}
      </chakra.header>
      {isEditing ? (
        <SignOnForm code={vendor.code} known={found} onClose={() => setEditing(false)} onRead={read} />
      ) : found.signOn ? (
        <Shown vendor={vendor} signOn={found.signOn} found={found} onRead={read} />
      ) : (
        <chakra.p color="fg.muted">{t("none", { name })}</chakra.p>
      )}
    </chakra.section>
  );
}

interface ShownProps {
  readonly vendor: Vendor;
  readonly found: VendorSignOn;
  readonly signOn: NonNullable<VendorSignOn["signOn"]>;
  readonly onRead: () => void;
}

/** The provider as it is set up; its secret is never shown. */
function Shown({ vendor, found, signOn, onRead }: ShownProps) {
  const t = useMessages(messages);
  const roleName = useRoleName();
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const saving = useSaving();
  const { name, issuer, clientId, domains, roleClaim, claimRoles, defaultRole, createsAccounts } = signOn;
  const remove = async (): Promise<void> => {
    const description = t("remove.ask", { name: vendor.details.orgName });
    if (!(await confirm({ title: t("remove"), confirm: t("remove"), tone: "danger", description }))) return;
    if (!(await saving.run(() => api.vendors.removeSignOn({ code: vendor.code })))) return;
    toast({ tone: "success", title: t("removed") });
    onRead();
  };
  const possible = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <chakra.div display="grid" gap="4">
      <Facts>
        <Fact name={t("name")}>{name}</Fact>
        <Fact name={t("issuer")}>{issuer}</Fact>
        <Fact name={t("clientId")}>{clientId}</Fact>
        <Fact name={t("domains")}>{domains.length === 0 ? t("domains.none") : domains.join(", ")}</Fact>
        <Fact name={t("redirectUri")}>
          <Copied what={t("redirectUri")} text={found.redirectUri} />
        </Fact>
        <Fact name={t("signedOutUri")}>
          <Copied what={t("signedOutUri")} text={found.signedOutUri} />
        </Fact>
        {roleClaim !== "" && <Fact name={t("roleClaim")}>{roleClaim}</Fact>}
        {claimRoles.length > 0 && (
          <Fact name={t("roles")}>
            {claimRoles.map(({ value, role }) => (
              <div key={value}>{t("claim.gives", { value, role: roleName(role) })}</div>
            ))}
          </Fact>
        )}
        <Fact name={t("defaultRole")}>
          {defaultRole ? roleName(defaultRole) : t(roleClaim === "" ? "defaultRole.none.here" : "defaultRole.none")}
        </Fact>
        <Fact name={t("createsAccounts")}>{t(createsAccounts ? "createsAccounts.yes" : "createsAccounts.no")}</Fact>
      </Facts>
      <chakra.p color="fg.muted">
        {t("roles.help", { roles: possible.format(rolesOfSignOn("vendor").map((role) => roleName(role))) })}
      </chakra.p>
      <SaveNotice outcome={saving.outcome} wrong={t("save.failed")} />
      {vendor.editable && (
        <Button alignSelf="start" justifySelf="start" onClick={() => void remove()}>
          <Trash2 aria-hidden size={16} /> {t("remove")}
        </Button>
      )}
    </chakra.div>
  );
}

/** An address that is typed elsewhere. */
function Copied({ what, text }: { readonly what: string; readonly text: string }) {
  const t = useMessages(messages);
  const toast = useToast();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    toast({ tone: "success", title: t("copied") });
  };
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" minW="0">
      <chakra.code textStyle="mono" overflowWrap="anywhere">
        {text}
      </chakra.code>
      <Button size="sm" variant="ghost" aria-label={t("copy", { what })} onClick={() => void copy()}>
        <Copy aria-hidden size={16} />
      </Button>
    </chakra.span>
  );
}
