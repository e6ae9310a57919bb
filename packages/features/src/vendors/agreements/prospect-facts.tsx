import { chakra, Link } from "@chakra-ui/react";
import { websiteLink } from "@gatehouse/domain/vendors";
import type { ReactNode } from "react";
import { AppLink } from "../../app/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { ownZone } from "../parts/own-zone.ts";
import { agreementPath } from "./agreement-path.ts";
import type { Prospect } from "./data/use-prospect.ts";
import { messages } from "./messages/index.ts";
import { StatePill } from "./state-pill.tsx";

interface SectionProps {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}

const Section = ({ title, id, children }: SectionProps) => (
  <chakra.section aria-labelledby={id} display="grid" gap="2" minW="0">
    <chakra.h2 id={id} textStyle="md" fontWeight="strong">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd m="0" minW="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
);

/** What a prospect said of itself. */
export function ProspectFacts({ prospect }: { readonly prospect: Prospect }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { orgName, email, phone, website, agreementAttached, agreementSigned, confirmedAt } = prospect;
  return (
    <Section title={t("section.prospect")} id="prospect-facts">
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, 9rem) minmax(0, 1fr)" columnGap="3" rowGap="1.5" m="0">
        <Fact name={t("fact.orgName")}>{orgName}</Fact>
        <Fact name={t("fact.email")}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Fact>
        <Fact name={t("fact.phone")}>{phone}</Fact>
        <Fact name={t("fact.website")}>
          {website === "" ? (
            t("fact.none")
          ) : (
            <Link href={websiteLink(website)} target="_blank" rel="noreferrer nofollow">
              {website}
            </Link>
          )}
        </Fact>
        <Fact name={t("fact.language")}>{textOf(messages, `language.${prospect.language}`) ?? prospect.language}</Fact>
        <Fact name={t("fact.attached")}>{t(agreementAttached ? "yes" : "no")}</Fact>
        <Fact name={t("fact.signed")}>
          {agreementAttached ? t(agreementSigned ? "signed.yes" : "signed.no") : t("no")}
        </Fact>
        <Fact name={t("fact.confirmed")}>{dateTime(confirmedAt, ownZone(), language)}</Fact>
      </chakra.dl>
    </Section>
  );
}

/** Other prospects of the same name. */
export function OtherProspects({ prospect }: { readonly prospect: Prospect }) {
  const t = useMessages(messages);
  if (prospect.others.length === 0) return null;
  return (
    <Section title={t("section.others")} id="prospect-others">
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {prospect.others.map(({ id, email, state }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <AppLink
              href={agreementPath({ orgName: prospect.orgName, id })}
              color="accent.fg"
              overflowWrap="anywhere"
              minH={{ base: "touch", md: "auto" }}
              display="inline-flex"
              alignItems="center"
            >
              {email}
            </AppLink>
            <StatePill state={state} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

/** What happened to a prospect, newest first (VEN-21). */
export function ProspectLog({ prospect }: { readonly prospect: Prospect }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <Section title={t("section.history")} id="prospect-log">
      <chakra.ol listStyleType="none">
        {prospect.history.map(({ action, detail, doneBy, at }, place) => (
          <chakra.li key={place} py="2" borderTopWidth={place === 0 ? "0" : "1px"} borderColor="border.subtle">
            <chakra.div display="flex" flexWrap="wrap" columnGap="2">
              <chakra.strong fontWeight="strong">{textOf(messages, `action.${action}`) ?? action}</chakra.strong>
              <span>{t("log.by", { who: doneBy === "PROSPECT" ? t("log.prospect") : doneBy })}</span>
              <chakra.span color="fg.muted" ms="auto" textStyle="figures">
                {dateTime(at, ownZone(), language)}
              </chakra.span>
            </chakra.div>
            {detail !== "" && (
              <chakra.p color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
                {detail}
              </chakra.p>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
