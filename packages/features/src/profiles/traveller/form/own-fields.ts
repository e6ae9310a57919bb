import { changedFields, emptyProfile, type OwnProfile, type ProfileField } from "@gatehouse/domain/profiles";

/** The fields of the profile alone, of an answer that holds more. */
export const ownFields = (answer: OwnProfile): OwnProfile => {
  const own = Object.keys(emptyProfile).map((key) => [key, answer[key as keyof OwnProfile]]);
  return Object.fromEntries(own) as OwnProfile;
};

/** These fields of a profile; the phone number is both of its parts. */
const pick = (profile: OwnProfile, fields: readonly ProfileField[]): Partial<OwnProfile> =>
  Object.fromEntries(
    fields
      .flatMap((field): readonly (keyof OwnProfile)[] => (field === "phone" ? ["phoneCode", "phoneNumber"] : [field]))
      .map((key) => [key, profile[key]]),
  );

/** What was typed: the fields that say something else than what was read. */
export const typedOver = (stored: OwnProfile, values: OwnProfile): Partial<OwnProfile> =>
  pick(values, changedFields(stored, values));
