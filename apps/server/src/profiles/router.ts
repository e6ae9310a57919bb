import type { SignedInCalls } from "../access/guard.ts";
import type { Platform } from "../platform/platform.ts";
import { ThreadExceeded } from "../platform/threads.ts";
import type { Vault } from "../platform/vault.ts";
import { readDocuments, saveDocuments, showNumber } from "./documents.ts";
import { profileOfTraveller, showNumberOfTraveller } from "./of-traveller.ts";
import { askForDeletion, cancelDeletion, exportData, readDeletion } from "./own-data.ts";
import { ownProfile, saveOwnProfile } from "./own-profile.ts";
import { ownDataPdf } from "./own-data-pdf/own-data-pdf.ts";
import type { PersonalData } from "./personal-data.ts";

/** Implements `contract.profiles`. */
export function profilesRouter(
  calls: SignedInCalls,
  {
    db,
    now,
    vault,
    areas,
    product,
  }: Pick<Platform, "db" | "now"> & {
    readonly vault: Vault;
    /** What the other areas hold about a user. */
    readonly areas: readonly PersonalData[];
    /** The brand's name. */
    readonly product: string;
  },
) {
  const area = calls.profiles;
  return {
    mine: area.mine.handler(({ context: { principal } }) => ownProfile(db, principal)),
    save: area.save.handler(async ({ input, context: { principal }, errors }) => {
      const result = await saveOwnProfile(db, principal, input, now());
      switch (result.outcome) {
        case "invalid":
          throw errors.INVALID_PROFILE({ data: { problems: [...result.problems] } });
        case "changed":
          throw errors.CHANGED_MEANWHILE({ data: { stands: result.stands } });
        case "saved":
          return result.profile;
      }
    }),
    documents: area.documents.handler(({ context: { principal } }) => readDocuments(db, vault, principal.userId)),
    saveDocuments: area.saveDocuments.handler(async ({ input, context: { principal }, errors }) => {
      const result = await saveDocuments(db, vault, principal, input, now());
      switch (result.outcome) {
        case "invalid":
          throw errors.INVALID_DOCUMENTS({ data: { problems: [...result.problems] } });
        case "changed":
          throw errors.DOCUMENTS_CHANGED({ data: { stands: result.stands } });
        case "saved":
          return result.documents;
      }
    }),
    showNumber: area.showNumber.handler(async ({ input, context: { principal }, errors }) => {
      const text = await showNumber(db, vault, principal, principal, input.number, now());
      if (text === undefined) throw errors.NOT_FOUND();
      return { text };
    }),
    ofTraveller: area.ofTraveller.handler(async ({ input, context: { principal }, errors }) => {
      const found = await profileOfTraveller(db, vault, principal, input);
      if (!found) throw errors.NOT_FOUND();
      return found;
    }),
    showNumberOf: area.showNumberOf.handler(async ({ input, context: { principal }, errors }) => {
      const found = await showNumberOfTraveller(db, vault, principal, input, now());
      if (!found) throw errors.NOT_FOUND();
      if (found.text === undefined) throw errors.NOTHING_STORED();
      return { text: found.text };
    }),
    data: area.data.handler(({ context: { principal } }) => exportData(db, principal.userId, { vault, areas }, now())),
    dataAsPdf: area.dataAsPdf.handler(async ({ input: { language }, context: { principal }, errors }) => {
      const data = await exportData(db, principal.userId, { vault, areas }, now());
      try {
        return await ownDataPdf(data, language, { areas, product });
      } catch (error) {
        if (error instanceof ThreadExceeded) throw errors.TOO_COMPLEX();
        throw error;
      }
    }),
    deletion: area.deletion.handler(({ context: { principal } }) =>
      readDeletion(db, principal.userId, { vault, areas }, now()),
    ),
    askForDeletion: area.askForDeletion.handler(({ context: { principal } }) =>
      askForDeletion(db, principal.userId, { vault, areas }, now()),
    ),
    cancelDeletion: area.cancelDeletion.handler(({ context: { principal } }) =>
      cancelDeletion(db, principal.userId, now()),
    ),
  };
}
