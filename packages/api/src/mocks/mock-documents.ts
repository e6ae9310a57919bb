import { type IdentityDocuments, noDocuments } from "@gatehouse/domain/profiles";

/** Identity documents of the signed-in user, over those of a complete profile. */
export type MockDocumentsOptions = Partial<IdentityDocuments> & {
  /** What is stored cannot be read any more. */
  readonly isLost?: boolean;
};

export interface MockDocuments {
  readonly get: () => IdentityDocuments;
  readonly isLost: () => boolean;
  /** Somebody saves: the user here, or in another tab. */
  readonly set: (next: Partial<IdentityDocuments>) => void;
  readonly version: () => number;
}

const complete: IdentityDocuments = {
  nationality: "USA",
  passportNo: "533380417",
  passportIssueDate: "2021-06-02",
  passportExpDate: "2031-06-01",
  tsaNumber: "TT1234567",
  licenseNumber: "M6250417",
  licenseIssueState: "Georgia",
  licenseExpiryDate: "2029-03-14",
};

/** The identity documents of a mock world's signed-in user. */
export function createMockDocuments({ isLost = false, ...given }: MockDocumentsOptions): MockDocuments {
  let stands: IdentityDocuments = isLost ? noDocuments : { ...complete, ...given };
  let lost = isLost;
  let version = 1;
  return {
    get: () => stands,
    isLost: () => lost,
    set: (next) => {
      stands = { ...stands, ...next };
      lost = false;
      version += 1;
    },
    version: () => version,
  };
}
