import { emptyProfile, type OwnProfile } from "@gatehouse/domain/profiles";

/** What the signed-in user has said about themselves, over a profile that is complete. */
export type MockProfileOptions = Partial<OwnProfile> & {
  /** What a deletion has to wait for. Default nothing. */
  readonly openWork?: Deletion["waitsFor"];
};

interface Deletion {
  readonly askedAt: number | null;
  readonly waitsFor: { kind: "request" | "trip"; name: string; until: string }[];
}

/** The profile of the signed-in user of a mock world. */
export interface MockProfile {
  readonly get: () => OwnProfile;
  /** Somebody saves: the user here, or in another tab. */
  readonly set: (next: Partial<OwnProfile>) => void;
  /** Says which content stands. */
  readonly version: () => string;
  readonly deletion: () => Deletion;
  readonly askForDeletion: (now: number) => Deletion;
  readonly cancelDeletion: () => Deletion;
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
  prefAirports: "ATL",
  preferredTravelTime: "morning",
  carRentalDetails: "",
  payerFlight: "Program",
  payerCar: "Program",
  payerHotel: "",
  specialNote: "Aisle seat, near the front.",
};

/** The traveller profile of a mock world's signed-in user. */
export function createMockProfile({ openWork = [], ...given }: MockProfileOptions): MockProfile {
  let stands: OwnProfile = { ...complete, ...given };
  let version = 1;
  let askedAt: number | null = null;
  const deletion = (): Deletion => ({ askedAt, waitsFor: askedAt === null ? [] : openWork });
  return {
    get: () => stands,
    set: (next) => {
      stands = { ...stands, ...next };
      version += 1;
    },
    version: () => String(version),
    deletion,
    askForDeletion: (now) => {
      if (openWork.length > 0) askedAt ??= now;
      else {
        stands = emptyProfile;
        version += 1;
      }
      return deletion();
    },
    cancelDeletion: () => {
      askedAt = null;
      return deletion();
    },
  };
}
