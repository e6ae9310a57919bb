import { chakra } from "@chakra-ui/react";
import { phoneOfParts, profileGaps, profileParts, travelTimes } from "@gatehouse/domain/profiles";
import { isFlightsOnly } from "@gatehouse/domain/requests";
import { genders } from "@gatehouse/domain/travellers";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { cardDay } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages as profileMessages } from "../traveller/messages/index.ts";
import { Fields, Part } from "../traveller/parts/part.tsx";
import type { ProfileOfTraveller } from "./data/use-profile-of.ts";
import { DocumentsOfTraveller } from "./documents-of-traveller.tsx";
import { messages } from "./messages/index.ts";
import { Said } from "./said.tsx";

interface PartProps {
  readonly profile: ProfileOfTraveller;
}

const idOf = (part: string): string => `profile-of-part-${part}`;

/** The parts of a traveller's profile, in the order in which the traveller has them. */
export function PartsOfTraveller({ profile }: PartProps) {
  const t = useMessages(profileMessages);
  const words = useMessages(messages);
  // Whoever asks for flights only is not told of cars and hotels (REQ-3).
  const more = !isFlightsOnly(profile);
  return (
    <>
      <HowComplete profile={profile} />
      <Part id={idOf("names")} title={t("part.names")}>
        <Names profile={profile} />
      </Part>
      <Part id={idOf("about")} title={words("part.about")} help={words("about.help")}>
        <About profile={profile} />
      </Part>
      <Part id={idOf("contact")} title={t("part.contact")}>
        <Contact profile={profile} />
      </Part>
      <Part id={idOf("documents")} title={t("part.documents")} help={words("documents.help")}>
        <DocumentsOfTraveller profile={profile} />
      </Part>
      <Part id={idOf("flyer")} title={t("part.flyer")}>
        <Memberships
          entries={profile.frequentFlyerNos.map(({ airline, membershipId }) => ({ name: airline, membershipId }))}
        />
      </Part>
      {more && (
        <Part id={idOf("loyalty")} title={t("part.loyalty")}>
          <Memberships
            entries={profile.loyaltyMemberships.map(({ memberShipType, programName, membershipId }) => ({
              name: `${programName} (${t(`loyalty.${memberShipType}`)})`,
              membershipId,
            }))}
          />
        </Part>
      )}
      <Part id={idOf("preferences")} title={t("part.preferences")}>
        <Preferences profile={profile} more={more} />
      </Part>
      <Part id={idOf("payer")} title={t("part.payer")}>
        <Fields narrowColumns={2}>
          {(more ? (["payerFlight", "payerCar", "payerHotel"] as const) : (["payerFlight"] as const)).map((field) => (
            <Said key={field} label={t(`field.${field}`)} text={profile[field]} />
          ))}
        </Fields>
      </Part>
      <Part id={idOf("note")} title={t("part.note")}>
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="prose">
          {profile.specialNote || "-"}
        </chakra.p>
      </Part>
    </>
  );
}

/** How much of it is there, and what the traveller has still to give. */
function HowComplete({ profile }: PartProps) {
  const t = useMessages(profileMessages);
  const words = useMessages(messages);
  const gaps = profileGaps(profile);
  const filled = profileParts.length - gaps.length;
  const names = gaps.map((part) => t(`field.${part}`)).join(", ");
  return (
    <chakra.section aria-label={t("complete.title")} py="4" maxW="prose">
      <chakra.p pb="1.5">
        {gaps.length === 0 ? (
          words("complete.done")
        ) : (
          <>
            {words("complete.missing", { filled, all: profileParts.length })} <strong>{names}</strong>
          </>
        )}
      </chakra.p>
      <ProgressBar label={t("complete.title")} value={filled} max={profileParts.length} />
    </chakra.section>
  );
}

function Names({ profile }: PartProps) {
  const t = useMessages(profileMessages);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "7rem repeat(3, minmax(0, 1fr))" }}
      gap="3"
      alignItems="start"
    >
      {(["prefix", "firstName", "middleName", "lastName"] as const).map((field) => (
        <Said key={field} label={t(`field.${field}`)} text={profile[field]} />
      ))}
    </chakra.div>
  );
}

function About({ profile: { dob, gender, tz } }: PartProps) {
  const t = useMessages(profileMessages);
  const language = useLanguage();
  const known = genders.find((one) => one === gender);
  return (
    <Fields narrowColumns={2}>
      <Said label={t("field.dob")} text={dob === "" ? "" : cardDay(dob, language)} />
      <Said label={t("field.gender")} text={known ? t(`gender.${known}`) : gender} />
      <Said label={t("field.tz")} text={tz.replaceAll("_", " ")} />
    </Fields>
  );
}

function Contact({ profile }: PartProps) {
  const t = useMessages(profileMessages);
  const { email, language } = profile;
  const phone = phoneOfParts(profile);
  const link = { color: "accent.fg", textDecoration: "underline", overflowWrap: "anywhere" } as const;
  return (
    <Fields>
      <Said label={t("field.email")}>
        <chakra.a href={`mailto:${email}`} {...link}>
          {email}
        </chakra.a>
      </Said>
      <Said label={t("field.phone")}>
        {phone === "" ? (
          "-"
        ) : (
          <chakra.a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} {...link}>
            {phone}
          </chakra.a>
        )}
      </Said>
      <Said
        label={t("field.language")}
        text={language === "en" || language === "fr" ? t(`language.${language}`) : language}
      />
    </Fields>
  );
}

interface MembershipsProps {
  readonly entries: readonly { readonly name: string; readonly membershipId: string }[];
}

const Memberships = ({ entries }: MembershipsProps) =>
  entries.length === 0 ? (
    <p>-</p>
  ) : (
    <Fields narrowColumns={2}>
      {Array.from(entries.entries(), ([place, { name, membershipId }]) => (
        <Said key={place} label={name} text={membershipId} mono />
      ))}
    </Fields>
  );

function Preferences({ profile, more }: PartProps & { readonly more: boolean }) {
  const t = useMessages(profileMessages);
  const { prefAirports, preferredTravelTime, carRentalDetails } = profile;
  const known = travelTimes.find((time) => time === preferredTravelTime);
  return (
    <Fields narrowColumns={2}>
      <Said label={t("field.prefAirports")} text={prefAirports} mono />
      <Said label={t("field.preferredTravelTime")} text={known ? t(`travelTime.${known}`) : preferredTravelTime} />
      {more && <Said label={t("field.carRentalDetails")} text={carRentalDetails} />}
    </Fields>
  );
}
