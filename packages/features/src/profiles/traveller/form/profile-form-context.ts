import type { OwnProfile, ProfileCode } from "@gatehouse/domain/profiles";
import { createContext, use } from "react";

/** The form that the fields are in. */
export interface ProfileForm {
  readonly values: OwnProfile;
  readonly change: (typed: Partial<OwnProfile>) => void;
  /** What is wrong with a field, once saving was tried. @param field `dob`, `loyaltyMemberships.0.programName` */
  readonly problemAt: (field: string) => ProfileCode | undefined;
  /** The reader's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly isNarrow: boolean;
}

export const ProfileFormContext = createContext<ProfileForm | undefined>(undefined);

/** The form of the traveller's profile around a field. */
export function useProfileForm(): ProfileForm {
  const form = use(ProfileFormContext);
  if (!form) throw new Error("A field of the profile needs its form around it.");
  return form;
}

/** The id in the document of an input of the traveller's profile. */
export const idOf = (field: string): string => `profile-${field.replaceAll(".", "-")}`;
