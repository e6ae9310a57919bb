import { chakra } from "@chakra-ui/react";
import { countryName } from "@gatehouse/domain/addresses";
import { quietHours } from "@gatehouse/domain/messaging";
import { phoneText } from "@gatehouse/domain/travellers";
import { productTypes, vendorPhone, websiteLink } from "@gatehouse/domain/vendors";
import { Check, Minus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { usePermission } from "../../app/index.ts";
import { dayText, useNow } from "../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { LogoPreview } from "../parts/logo-field.tsx";
import { messages as parts } from "../parts/messages/index.ts";
import { BasicForm } from "./basic-form.tsx";
import type { Vendor } from "./data/use-vendor.ts";
import { Fact, Facts, Section } from "./facts.tsx";
import { LogoForm } from "./logo-form.tsx";
import { messages } from "./messages/index.ts";
import { SettingsForm } from "./settings-form.tsx";

export interface BasicTabProps {
  readonly vendor: Vendor;
  readonly onRead: () => void;
  /** Keeps what is typed for one user. */
  readonly userid: string;
  /** The address of the page changes with the e-mail address. */
  readonly onEmail: (email: string) => void;
}

type Editing = "details" | "logo" | "settings";

const day = (at: number): string => new Date(at * 1000).toISOString().slice(0, 10);

/** Basic Details: read, and changed by those who may (VEN-3). */
export function BasicTab({ vendor, onRead, userid, onEmail }: BasicTabProps) {
  const t = useMessages(messages);
  const p = useMessages(parts);
  const language = useLanguage();
  const isAdministrator = usePermission("vendorAdmin");
  const [editing, setEditing] = useState<Editing>();
  const { details, settings, editable } = vendor;
  const edit = (what: Editing) => (editable && editing === undefined ? () => setEditing(what) : undefined);
  const close = (): void => setEditing(undefined);
  if (editing === "details")
    return (
      <BasicForm
        vendor={vendor}
        userid={userid}
        mayOrder={isAdministrator}
        onClose={close}
        onRead={onRead}
        onEmail={onEmail}
      />
    );
  const name = [details.supportFirstname, details.supportMiddlename, details.supportLastname]
    .filter((part) => part !== "")
    .join(" ");
  const country = countryName(vendor.countryIso2, language);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
      columnGap="10"
      alignItems="start"
    >
      <div>
        <Section title={p("section.organization")} onEdit={edit("details")}>
          <Facts>
            <Fact name={p("field.orgName")}>
              <chakra.strong fontWeight="strong">{details.orgName}</chakra.strong>
            </Fact>
            <Fact name={t("fact.phone")}>
              <chakra.span textStyle="figures" title={phoneText(details.phoneCode, details.phoneNumber)}>
                {vendorPhone(details.phoneCode, details.phoneNumber)}
              </chakra.span>
            </Fact>
            <Fact name={p("field.website")}>
              {details.website === "" ? (
                ""
              ) : (
                <chakra.a href={websiteLink(details.website)} target="_blank" rel="noreferrer" color="accent.fg">
                  {details.website}
                </chakra.a>
              )}
            </Fact>
          </Facts>
        </Section>
        <Section title={p("section.signIn")}>
          <Facts>
            <Fact name={t("fact.signIn")}>{details.email}</Fact>
            <Fact name={p("field.alertEmail")}>
              {details.alertEmail}
              {vendor.refusedAlerts && (
                <chakra.span display="flex" gap="1.5" color="state.warn.fg">
                  <TriangleAlert aria-hidden size={16} style={{ flex: "none", marginBlockStart: 3 }} />
                  {t("refused", {
                    count: vendor.refusedAlerts.count,
                    date: dayText(day(vendor.refusedAlerts.since), language),
                    answer: vendor.refusedAlerts.answer,
                  })}
                </chakra.span>
              )}
            </Fact>
            <Fact name={p("field.bcc")}>{details.bcc}</Fact>
          </Facts>
        </Section>
        <Section title={p("section.support")}>
          <Facts>
            <Fact name={t("fact.name")}>{name}</Fact>
            <Fact name={p("field.supportGender")}>{textOf(parts, `gender.${details.supportGender}`) ?? ""}</Fact>
            <Fact name={t("fact.email")}>{details.supportEmail}</Fact>
          </Facts>
        </Section>
        <Section title={p("section.address")}>
          <Facts>
            <Fact name={p("field.line1")}>{details.address.line1}</Fact>
            {details.address.line2 !== "" && <Fact name={p("field.line2")}>{details.address.line2}</Fact>}
            <Fact name={p("field.city")}>{details.address.city}</Fact>
            <Fact name={p("field.state")}>{details.address.state}</Fact>
            <Fact name={p("field.country")}>{country}</Fact>
            <Fact name={p("field.pincode")}>{details.address.pincode}</Fact>
          </Facts>
        </Section>
      </div>
      <chakra.div borderTopWidth={{ base: "1px", lg: "0" }} borderColor="border.subtle" pt={{ base: "4", lg: "0" }}>
        <Section title={p("section.logo")} onEdit={edit("logo")}>
          {editing === "logo" ? (
            <LogoForm vendor={vendor} onClose={close} onRead={onRead} />
          ) : vendor.logo ? (
            <chakra.div display="grid" gap="2">
              <LogoPreview src={vendor.logo.url} plate={vendor.logo.plate} />
              <chakra.p color="fg.muted">
                {p("logo.size", {
                  type: vendor.logo.mediaType.replaceAll(/^image\/|\+xml$/g, ""),
                  size: Math.max(1, Math.round(vendor.logo.size / 1000)),
                })}
              </chakra.p>
            </chakra.div>
          ) : (
            <chakra.p color="fg.muted">{p("logo.none")}</chakra.p>
          )}
        </Section>
        <Section title={p("section.products")}>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
            gap="1.5"
          >
            {productTypes.map((type) => {
              const has = details.productTypes.includes(type);
              const Icon = has ? Check : Minus;
              return (
                <chakra.li key={type} display="flex" alignItems="center" gap="2" color={has ? "fg" : "fg.muted"}>
                  <chakra.span color={has ? "state.ok.fg" : "fg.muted"} flex="none">
                    <Icon aria-hidden size={16} />
                    <chakra.span srOnly>{t(has ? "yes" : "no")}</chakra.span>
                  </chakra.span>
                  {p(`product.${type}`)}
                </chakra.li>
              );
            })}
          </chakra.ul>
        </Section>
        <Section title={t("settings.title")} onEdit={edit("settings")}>
          {editing === "settings" ? (
            <SettingsForm vendor={vendor} mayChangeMode={isAdministrator} onClose={close} onRead={onRead} />
          ) : (
            <Facts>
              <Fact name={t("settings.mode")}>
                <chakra.code textStyle="mono">{t(`settings.mode.${settings.requestMode}`)}</chakra.code>{" "}
                <chakra.span color="fg.muted">{t(`settings.mode.${settings.requestMode}.help`)}</chakra.span>
              </Fact>
              <Fact name={t("settings.currency")}>{currencyName(settings.currency, language)}</Fact>
              <Fact name={t("settings.zone")}>
                {settings.zone} <ZoneClock zone={settings.zone} />
              </Fact>
              <Fact name={t("settings.language")}>
                {textOf(messages, `settings.language.${settings.language}`) ?? settings.language}
              </Fact>
              <Fact name={t("settings.quiet")}>
                {settings.quietFrom === ""
                  ? t("settings.quiet.ours", { from: quietHours.from, to: quietHours.until })
                  : t("settings.quiet.range", { from: settings.quietFrom, to: settings.quietTo })}{" "}
                <chakra.span color="fg.muted">{t("settings.quiet.help")}</chakra.span>
              </Fact>
              <Fact name={t("settings.origins")}>
                {settings.origins.length === 0
                  ? t("settings.origins.none")
                  : settings.origins.map((origin) => (
                      <chakra.span key={origin} display="block">
                        {origin}
                      </chakra.span>
                    ))}
              </Fact>
            </Facts>
          )}
        </Section>
      </chakra.div>
    </chakra.div>
  );
}

function currencyName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: "currency" }).of(code);
  return name === undefined || name === code ? code : `${name}, ${code}`;
}

/** What time it is there. */
function ZoneClock({ zone }: { readonly zone: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const now = useNow();
  const time = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(now * 1000);
  return <chakra.span color="fg.muted">{t("settings.zone.now", { time })}</chakra.span>;
}
