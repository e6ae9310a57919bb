import { countryByCode } from "@gatehouse/domain/addresses/data";
import {
  carsAndHotelsOf,
  changedDocuments,
  changedFields,
  documentNumbers,
  documentProblems,
  emptyProfile,
  maskDocuments,
  missingBasicDetails,
  normaliseDocuments,
  normaliseProfile,
  profileProblems,
  withPatch,
} from "@gatehouse/domain/profiles";
import { isFlightsOnly } from "@gatehouse/domain/requests";
import { isMasked, todayAnywhere } from "@gatehouse/domain/travellers";
import type { contract } from "../../contract.ts";
import type { MockRequestTraveller } from "../factories/request-data.ts";
import type { MockUser } from "../factories/user.ts";
import { createTextPdf } from "../factories/sample-pdf.ts";
import type { Implementation } from "../implement.ts";
import type { MockDocuments } from "../mock-documents.ts";
import type { MockProfile } from "../mock-profile.ts";

export interface ProfileBackend {
  readonly profile: MockProfile;
  readonly documents: MockDocuments;
  /** Travellers whose profiles staff read: each has said what the world's profile says. */
  readonly travellers: readonly MockRequestTraveller[];
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

/** The signed-in user's own profile, by the rules of domain. */
export function profileCalls({
  profile,
  documents,
  travellers,
  user,
  now,
}: ProfileBackend): Implementation<typeof contract.profiles> {
  const shown = () => {
    const { vendorCode = "" } = travellers.find(({ userid }) => userid === user().userid) ?? {};
    const flightsOnly = isFlightsOnly({ vendorCode });
    const own = { ...profile.get(), ...(flightsOnly ? carsAndHotelsOf(emptyProfile) : {}) };
    const email = `${user().userid}@gatehouse.example`;
    return {
      email,
      flightsOnly,
      ...own,
      frequentFlyerNos: [...own.frequentFlyerNos],
      loyaltyMemberships: [...own.loyaltyMemberships],
      missingDetails: [...missingBasicDetails({ ...own, email })],
      version: profile.version(),
    };
  };
  const masked = () => ({
    ...maskDocuments(documents.get()),
    version: documents.version(),
    isLost: documents.isLost(),
  });
  return {
    mine: shown,
    save: ({ version, ...given }, fail) => {
      const problems = profileProblems(given, { today: todayAnywhere(now()) });
      if (problems.length > 0) throw fail("INVALID_PROFILE", { problems: problems.map((one) => ({ ...one })) });
      const next = normaliseProfile(given);
      if (changedFields(profile.get(), next).length === 0) return shown();
      if (version !== profile.version()) throw fail("CHANGED_MEANWHILE", { stands: shown() });
      profile.set(next);
      return shown();
    },
    documents: masked,
    dataAsPdf: () => {
      const { firstName, lastName } = profile.get();
      const pdf = createTextPdf([`Everything that is held about ${firstName} ${lastName}`]);
      return new File([pdf], "gatehouse.pdf", { type: "application/pdf" });
    },
    ofTraveller: ({ id, email }, fail) => {
      const traveller = travellers.find(
        (one) => (id === "" || one.id === id) && (email === "" || one.email === email) && id + email !== "",
      );
      if (!traveller) throw fail("NOT_FOUND");
      const { version: _version, flightsOnly: _flightsOnly, ...said } = shown();
      const { version: _stored, ...stored } = masked();
      const [firstName = "", lastName = ""] = traveller.name.split(" ");
      const own = { ...said, firstName, middleName: "", lastName, email: traveller.email };
      return {
        ...own,
        id: traveller.id,
        name: traveller.name,
        vendorCode: traveller.vendorCode,
        vendorName: traveller.vendorName,
        ...(isFlightsOnly(traveller) ? { ...carsAndHotelsOf(emptyProfile), loyaltyMemberships: [] } : {}),
        missingDetails: [...missingBasicDetails(own)],
        documents: stored,
      };
    },
    showNumberOf: ({ number }, fail) => {
      const text = documents.get()[number];
      if (text === "") throw fail("NOTHING_STORED");
      return { text };
    },
    data: () => ({ exportedAt: now(), profile: profile.get(), identityDocuments: documents.get() }),
    deletion: () => profile.deletion(),
    askForDeletion: () => profile.askForDeletion(now()),
    cancelDeletion: () => profile.cancelDeletion(),
    saveDocuments: ({ version, ...patch }, fail) => {
      const typed = Object.fromEntries(
        Object.entries(patch).filter(
          ([field, text]) => !documentNumbers.some((number) => number === field) || !isMasked(text ?? ""),
        ),
      );
      const given = withPatch(documents.get(), typed);
      const problems = documentProblems(given, { today: todayAnywhere(now()), countryOf: countryByCode });
      if (problems.length > 0) throw fail("INVALID_DOCUMENTS", { problems: problems.map((one) => ({ ...one })) });
      const next = normaliseDocuments(given);
      if (changedDocuments(documents.get(), next).length === 0) return masked();
      if (version !== documents.version()) throw fail("DOCUMENTS_CHANGED", { stands: masked() });
      documents.set(next);
      return masked();
    },
    showNumber: ({ number }, fail) => {
      const text = documents.get()[number];
      if (text === "") throw fail("NOT_FOUND");
      return { text };
    },
  };
}
