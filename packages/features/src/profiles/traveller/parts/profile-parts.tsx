import { chakra, useRecipe, useSlotRecipe } from "@chakra-ui/react";
import { travelTimes } from "@gatehouse/domain/profiles";
import { genders } from "@gatehouse/domain/travellers";
import { FieldMessages } from "@gatehouse/ui/field";
import { textOf, useMessages } from "../../../i18n/index.ts";
import { ProfileBirth } from "../fields/profile-birth.tsx";
import { ProfilePhone } from "../fields/profile-phone.tsx";
import { ProfileSelect } from "../fields/profile-select.tsx";
import { ProfileText } from "../fields/profile-text.tsx";
import { ProfileZone } from "../fields/profile-zone.tsx";
import { idOf, useProfileForm } from "../form/profile-form-context.ts";
import { messages } from "../messages/index.ts";
import { FrequentFlyerNos, LoyaltyMemberships } from "./memberships.tsx";
import { Fields, Part } from "./part.tsx";

interface ProfilePartsProps {
  readonly email: string;
  /** Whoever asks for flights only is not asked about cars and hotels (REQ-3). */
  readonly flightsOnly: boolean;
}

/** Every part of the profile, in the order in which it is asked for. */
export function ProfileParts({ email, flightsOnly }: ProfilePartsProps) {
  const t = useMessages(messages);
  return (
    <>
      <Part id={idOf("part-names")} title={t("part.names")} help={t("names.help")}>
        <Names />
      </Part>
      <Part id={idOf("part-about")} title={t("part.about")}>
        <About />
      </Part>
      <Part id={idOf("part-contact")} title={t("part.contact")}>
        <Contact email={email} />
      </Part>
      <Part id={idOf("part-flyer")} title={t("part.flyer")}>
        <FrequentFlyerNos />
      </Part>
      {!flightsOnly && (
        <Part id={idOf("part-loyalty")} title={t("part.loyalty")}>
          <LoyaltyMemberships />
        </Part>
      )}
      <Part id={idOf("part-preferences")} title={t("part.preferences")}>
        <Preferences flightsOnly={flightsOnly} />
      </Part>
      <Part id={idOf("part-payer")} title={t("part.payer")} help={t("payer.help")}>
        <Payer flightsOnly={flightsOnly} />
      </Part>
      <Part id={idOf("part-note")} title={t("part.note")} help={t("specialNote.help")}>
        <SpecialNote labelledBy={idOf("part-note")} />
      </Part>
    </>
  );
}

function Names() {
  const t = useMessages(messages);
  const { values, change } = useProfileForm();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "7rem repeat(3, minmax(0, 1fr))" }}
      gap="3"
      alignItems="start"
    >
      <ProfileText
        field="prefix"
        label={t("field.prefix")}
        value={values.prefix}
        onChange={(prefix) => change({ prefix })}
        autoComplete="honorific-prefix"
        optional
      />
      <ProfileText
        field="firstName"
        label={t("field.firstName")}
        value={values.firstName}
        onChange={(firstName) => change({ firstName })}
        autoComplete="given-name"
      />
      <ProfileText
        field="middleName"
        label={t("field.middleName")}
        value={values.middleName}
        onChange={(middleName) => change({ middleName })}
        autoComplete="additional-name"
        optional
      />
      <ProfileText
        field="lastName"
        label={t("field.lastName")}
        value={values.lastName}
        onChange={(lastName) => change({ lastName })}
        autoComplete="family-name"
      />
    </chakra.div>
  );
}

function About() {
  const t = useMessages(messages);
  const { values, change } = useProfileForm();
  return (
    <Fields>
      <ProfileBirth />
      <ProfileSelect
        field="gender"
        label={t("field.gender")}
        value={values.gender}
        options={genders.map((gender) => ({ value: gender, text: t(`gender.${gender}`) }))}
        onChange={(gender) => change({ gender })}
        autoComplete="sex"
      />
      <ProfileZone />
    </Fields>
  );
}

/** Languages that messages are written in. */
const languages = ["en", "fr"] as const;

function Contact({ email }: { readonly email: string }) {
  const t = useMessages(messages);
  const { values, change } = useProfileForm();
  const look = useSlotRecipe({ key: "field" })();
  const known = languages.some((language) => language === values.language);
  return (
    <Fields>
      <chakra.dl css={look["root"]}>
        <chakra.dt css={look["label"]}>{t("field.email")}</chakra.dt>
        <chakra.dd minH="control" display="flex" alignItems="center" overflowWrap="anywhere">
          {email}
        </chakra.dd>
        <chakra.dd textStyle="sm" color="fg.muted">
          {t("email.help")}
        </chakra.dd>
      </chakra.dl>
      <ProfilePhone />
      <ProfileSelect
        field="language"
        label={t("field.language")}
        value={values.language}
        options={[
          ...languages.map((language) => ({ value: language, text: t(`language.${language}`) })),
          ...(known || values.language === "" ? [] : [{ value: values.language, text: values.language }]),
        ]}
        onChange={(language) => change({ language })}
      />
    </Fields>
  );
}

type FlightsOnly = Pick<ProfilePartsProps, "flightsOnly">;

function Preferences({ flightsOnly }: FlightsOnly) {
  const t = useMessages(messages);
  const { values, change } = useProfileForm();
  return (
    <Fields>
      <ProfileText
        field="prefAirports"
        label={t("field.prefAirports")}
        helper={t("prefAirports.help")}
        value={values.prefAirports}
        onChange={(prefAirports) => change({ prefAirports })}
        optional
      />
      <ProfileSelect
        field="preferredTravelTime"
        label={t("field.preferredTravelTime")}
        value={values.preferredTravelTime}
        options={travelTimes.map((time) => ({ value: time, text: t(`travelTime.${time}`) }))}
        onChange={(preferredTravelTime) => change({ preferredTravelTime })}
      />
      {!flightsOnly && (
        <ProfileText
          field="carRentalDetails"
          label={t("field.carRentalDetails")}
          helper={t("carRentalDetails.help")}
          value={values.carRentalDetails}
          onChange={(carRentalDetails) => change({ carRentalDetails })}
          optional
        />
      )}
    </Fields>
  );
}

function Payer({ flightsOnly }: FlightsOnly) {
  const t = useMessages(messages);
  const { values, change } = useProfileForm();
  return (
    <Fields>
      {(flightsOnly ? (["payerFlight"] as const) : (["payerFlight", "payerCar", "payerHotel"] as const)).map(
        (field) => (
          <ProfileText
            key={field}
            field={field}
            label={t(`field.${field}`)}
            value={values[field]}
            onChange={(text) => change({ [field]: text })}
            optional
          />
        ),
      )}
    </Fields>
  );
}

function SpecialNote({ labelledBy }: { readonly labelledBy: string }) {
  const { values, change, problemAt } = useProfileForm();
  const look = useRecipe({ key: "textarea" })({});
  const id = idOf("specialNote");
  const code = problemAt("specialNote");
  return (
    <>
      <chakra.textarea
        id={id}
        name="specialNote"
        rows={3}
        css={look}
        width="full"
        aria-labelledby={labelledBy}
        aria-invalid={code === undefined ? undefined : true}
        aria-describedby={`${id}-message`}
        value={values.specialNote}
        onChange={({ currentTarget }) => change({ specialNote: currentTarget.value })}
      />
      <FieldMessages id={`${id}-message`} error={textOf(messages, code && `problem.${code}`)} />
    </>
  );
}
