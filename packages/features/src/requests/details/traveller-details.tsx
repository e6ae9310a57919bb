import { genders } from "@gatehouse/domain/travellers";
import { chakra } from "@chakra-ui/react";
import { AppLink, usePermission } from "../../app/index.ts";
import { profilePath } from "../../app/profile-path.ts";
import { requestPath } from "../../app/request-path.ts";
import { cardDay } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { ReadRequest } from "./data/use-request.ts";
import { type Fact, Facts } from "./facts.tsx";
import { messages } from "./messages/index.ts";
import { Section } from "./section.tsx";
import { ShownNumber } from "./shown-number.tsx";

export interface TravellerDetailsProps {
  readonly requestId: number;
  readonly traveller: ReadRequest["traveller"];
  /** Whether the organisation asks for more than flights (REQ-3). */
  readonly more: boolean;
  readonly copies: boolean;
}

/** Who travels, as their profile says it. Dates are those of the calendar, without a zone. */
export function TravellerDetails({ requestId, traveller, more, copies }: TravellerDetailsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const seesProfile = usePermission("profileAll");
  const { profile } = traveller;
  const memberships = (type: "car" | "hotel"): Fact[] =>
    profile.loyaltyMemberships
      .filter(({ memberShipType }) => memberShipType === type)
      .map(({ programName, membershipId }) => ({ label: programName, text: membershipId, mono: true }));
  const { driverLicenseInfo: licence } = profile;
  const numberFact = (number: "tsaNumber" | "licenseNumber", label: string, masked: string): Fact => ({
    label,
    text: "",
    mono: true,
    ...(masked !== "" && { content: <ShownNumber {...{ requestId, number, label, masked, copies }} /> }),
  });
  const groups: readonly { readonly title: string; readonly facts: readonly Fact[] }[] = [
    {
      title: t("traveller.driver"),
      facts: [
        numberFact("licenseNumber", t("traveller.driver.number"), licence.licenseNumber),
        { label: t("traveller.driver.state"), text: licence.issueState },
        {
          label: t("traveller.driver.expiry"),
          text: licence.expiryDate === "" ? "" : cardDay(licence.expiryDate, language),
        },
      ],
    },
    {
      title: t("traveller.frequentFlyer"),
      facts: profile.frequentFlyerNos.map(({ airline, membershipId }) => ({
        label: airline,
        text: membershipId,
        mono: true,
      })),
    },
    ...(more
      ? [
          { title: t("traveller.carLoyalty"), facts: memberships("car") },
          { title: t("traveller.hotelLoyalty"), facts: memberships("hotel") },
        ]
      : []),
    {
      title: t("traveller.payer"),
      facts: (more ? (["flight", "car", "hotel"] as const) : (["flight"] as const)).map((kind) => ({
        label: t(`traveller.payer.${kind}`),
        text: profile.paymentInfo[kind],
      })),
    },
  ];
  const gender = genders.find((one) => one === traveller.gender);
  return (
    <Section
      title={t("traveller.title")}
      note={
        <chakra.span display="flex" flexWrap="wrap" justifyContent="end" columnGap="3" textStyle="xs">
          {seesProfile && (
            <AppLink
              href={profilePath(traveller.id, requestPath(requestId))}
              color="accent.fg"
              textDecoration="underline"
            >
              {t("traveller.profile")}
            </AppLink>
          )}
          {t("traveller.utc")}
        </chakra.span>
      }
    >
      <Facts
        copies={copies}
        columns={5}
        facts={[
          { label: t("traveller.prefix"), text: traveller.prefix },
          { label: t("traveller.firstName"), text: traveller.firstName },
          { label: t("traveller.middleName"), text: traveller.middleName },
          { label: t("traveller.lastName"), text: traveller.lastName },
          { label: t("traveller.gender"), text: gender === undefined ? traveller.gender : t(`gender.${gender}`) },
          { label: t("traveller.dob"), text: traveller.dob === null ? "" : cardDay(traveller.dob, language) },
          { label: t("traveller.phone"), text: traveller.phone },
          { label: t("traveller.email"), text: traveller.email },
          numberFact("tsaNumber", t("traveller.tsa"), profile.tsaNumber),
          { label: t("traveller.note"), text: profile.specialNote },
        ]}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(5, minmax(0, 1fr))" }}
        gap="4"
        borderTopWidth="1px"
        borderColor="border.subtle"
        pt="3"
      >
        {groups.map(({ title, facts }) => (
          <chakra.div key={title} minW="0">
            <chakra.h3 textStyle="sm" fontWeight="strong" pb="1">
              {title}
            </chakra.h3>
            {facts.length === 0 ? "-" : <Facts copies={copies} columns={1} facts={facts} />}
          </chakra.div>
        ))}
      </chakra.div>
    </Section>
  );
}
