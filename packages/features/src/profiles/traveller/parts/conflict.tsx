import { Button, chakra } from "@chakra-ui/react";
import {
  changedFields,
  type OwnProfile,
  phoneOfParts,
  type ProfileField,
  travelTimes,
} from "@gatehouse/domain/profiles";
import { genders } from "@gatehouse/domain/travellers";
import { Notice } from "@gatehouse/ui/notice";
import { cardDay } from "../../../app/time/index.ts";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import type { StoredProfile } from "../data/use-profile.ts";
import { messages } from "../messages/index.ts";

export interface ConflictProps {
  /** What was read here. */
  readonly read: StoredProfile;
  /** What stands now. */
  readonly stands: StoredProfile;
  readonly isSaving: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

function useFieldText(): (field: ProfileField, profile: OwnProfile) => string {
  const t = useMessages(messages);
  const language = useLanguage();
  return (field, profile) => {
    switch (field) {
      case "dob":
        return profile.dob === "" ? "" : cardDay(profile.dob, language);
      case "gender": {
        const known = genders.find((gender) => gender === profile.gender);
        return known ? t(`gender.${known}`) : profile.gender;
      }
      case "language":
        return profile.language === "en" || profile.language === "fr"
          ? t(`language.${profile.language}`)
          : profile.language;
      case "phone":
        return phoneOfParts(profile);
      case "frequentFlyerNos":
        return profile.frequentFlyerNos.map(({ airline, membershipId }) => `${airline} ${membershipId}`).join(", ");
      case "loyaltyMemberships":
        return profile.loyaltyMemberships
          .map(({ programName, membershipId }) => `${programName} ${membershipId}`)
          .join(", ");
      case "preferredTravelTime": {
        const known = travelTimes.find((time) => time === profile.preferredTravelTime);
        return known ? t(`travelTime.${known}`) : profile.preferredTravelTime;
      }
      default:
        return profile[field];
    }
  };
}

/** Saved in another tab since it was read: what it says there, and which of both shall stand (PRO-4). */
export function Conflict({ read, stands, isSaving, onTake, onKeep }: ConflictProps) {
  const t = useMessages(messages);
  const textOfField = useFieldText();
  return (
    <Notice tone="warn">
      <chakra.p>{t("conflict.title")}</chakra.p>
      <chakra.p pt="2" fontWeight="strong">
        {t("conflict.stands")}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" pb="2">
        {changedFields(read, stands).map((field) => (
          <chakra.div key={field} display="contents">
            <chakra.dt color="fg.muted">{t(`field.${field}`)}</chakra.dt>
            <chakra.dd>{textOfField(field, stands) || t("conflict.nothing")}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" onClick={onTake} disabled={isSaving}>
          {t("conflict.take")}
        </Button>
        <Button onClick={onKeep} disabled={isSaving}>
          {t("conflict.keep")}
        </Button>
      </chakra.div>
    </Notice>
  );
}
