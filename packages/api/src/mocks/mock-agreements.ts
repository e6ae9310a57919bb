import { type ProspectEvent, prospectStep, vendorPhone } from "@gatehouse/domain/vendors";
import type { InferSchemaOutput } from "@orpc/contract";
import type { LiveEvent } from "../realtime/index.ts";
import type { prospectSchema } from "../vendors/agreements-schema.ts";

type Wire = InferSchemaOutput<typeof prospectSchema>;
/** A prospect as the mocks keep it. */
export type MockProspect = Omit<Wire, "others">;

/** Keys of mails that the mocks know. */
export const mockPartnerKeys = {
  confirm: "confirm-key",
  used: "used-key",
  expired: "expired-key",
  file: "file-key",
} as const;

export interface MockAgreementsOptions {
  /** Default: four that wait. */
  readonly prospects?: readonly MockProspect[];
}

/** A prospect of the mocks. */
function createMockProspect(patch: Partial<MockProspect> & Pick<MockProspect, "id">, now: number): MockProspect {
  const at = patch.confirmedAt ?? now - 2 * 86_400;
  const made: MockProspect = {
    orgName: "Aurelia Journeys",
    email: "contact@aurelia.example",
    phone: "",
    phoneCode: "33",
    phoneNumber: "144550187",
    website: "www.aurelia.example",
    language: "fr",
    agreementAttached: true,
    agreementSigned: true,
    state: "PENDING",
    confirmedAt: at,
    changedAt: at,
    file: { name: "agreement-aurelia.pdf", size: 184_220, pages: 2 },
    reason: "",
    by: "",
    version: 1,
    vendor: null,
    emailTaken: false,
    history: [{ action: "AGREEMENT_CONFIRMED", detail: "Aurelia Journeys", doneBy: "PROSPECT", at }],
    ...patch,
  };
  return { ...made, phone: vendorPhone(made.phoneCode, made.phoneNumber) };
}

const standing = (now: number): readonly MockProspect[] => [
  createMockProspect({ id: 11 }, now),
  createMockProspect(
    {
      id: 12,
      orgName: "Tidewater Cruises",
      email: "partners@tidewater.example",
      phoneCode: "1",
      phoneNumber: "6175550133",
      website: "",
      language: "en",
      agreementSigned: false,
      confirmedAt: now - 5 * 3600,
      changedAt: now - 5 * 3600,
      file: { name: "Partner agreement.pdf", size: 92_400, pages: 1 },
    },
    now,
  ),
  createMockProspect(
    {
      id: 13,
      orgName: "Fjellvind Reiser",
      email: "post@fjellvind.example",
      phoneCode: "47",
      phoneNumber: "22555014",
      website: "fjellvind.example",
      language: "en",
      agreementAttached: false,
      agreementSigned: false,
      file: null,
      state: "FILE_ASKED",
      reason: "Please send the agreement with the signature on its last page.",
      by: "admin",
      confirmedAt: now - 9 * 86_400,
      changedAt: now - 3 * 86_400,
      version: 2,
    },
    now,
  ),
];

/** Prospects, and what becomes of them. */
export interface MockAgreements {
  readonly all: () => readonly MockProspect[];
  readonly find: (id: number) => MockProspect | undefined;
  /** Somebody takes a prospect on: the user here, another administrator, or the prospect itself. Open screens hear of it. */
  readonly step: (id: number, event: ProspectEvent, by: string, patch?: Partial<MockProspect>) => boolean;
  readonly add: (prospect: MockProspect) => void;
}

/** Prospects of a mock world and the steps of their agreements. */
export function createMockAgreements(
  { prospects }: MockAgreementsOptions,
  now: () => number,
  emit: (event: LiveEvent) => void,
): MockAgreements {
  let rows = prospects ?? standing(now());
  const find = (id: number) => rows.find((row) => row.id === id);
  return {
    all: () => rows,
    find,
    step: (id, event, by, patch = {}) => {
      const row = find(id);
      const state = row && prospectStep(row.state, event);
      if (!row || !state) return false;
      const action = `AGREEMENT_${event.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
      const entry = { action, detail: patch.reason ?? "", doneBy: by, at: now() };
      const next: MockProspect = {
        ...row,
        ...patch,
        state,
        by,
        changedAt: now(),
        version: row.version + 1,
        history: [entry, ...row.history],
      };
      rows = rows.map((each) => (each.id === id ? next : each));
      emit({ type: "agreement.changed", ids: [id] });
      return true;
    },
    add: (prospect) => {
      rows = [...rows, prospect];
      emit({ type: "agreement.changed", ids: [prospect.id] });
    },
  };
}
