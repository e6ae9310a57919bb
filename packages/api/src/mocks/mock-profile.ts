import { emptyProfile, type OwnProfile } from "@gatehouse/domain/profiles";

/** What the signed-in user has said about themselves, over a profile that is complete. */
export type MockProfileOptions = Partial<OwnProfile>;

/** The profile of the signed-in user of a mock world. */
export interface MockProfile {
  readonly get: () => OwnProfile;
  /** Somebody saves: the user here, or in another tab. */
  readonly set: (next: Partial<OwnProfile>) => void;
  /** Says which content stands. */
  readonly version: () => string;
}

const complete: OwnProfile = {
  ...emptyProfile,
  prefix: "Dr.",
  firstName: "Ellen",
  middleName: "Grace",
  lastName: "Marchetti",
  dob: "1979-03-14",
  gender: "F",
  phoneCode: "44",
  phoneNumber: "2079460321",
  tz: "America/New_York",
  language: "en",
  frequentFlyerNos: [{ airline: "Delta", membershipId: "9218446103" }],
  loyaltyMemberships: [{ memberShipType: "car", programName: "National", membershipId: "482910337" }],
  specialNote: "Aisle seat, near the front.",
};

export function createMockProfile(given: MockProfileOptions): MockProfile {
  let stands: OwnProfile = { ...complete, ...given };
  let version = 1;
  return {
    get: () => stands,
    set: (next) => {
      stands = { ...stands, ...next };
      version += 1;
    },
    version: () => String(version),
  };
}
