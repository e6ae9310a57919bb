import type { Organisation, Program, SubmittedRequest } from "@gatehouse/domain/requests";
import { createRequests, type MockRequest } from "./factories/request.ts";
import {
  type MockRequestTraveller,
  requestOperators,
  requestOrganisations,
  requestPrograms,
  requestTravellers,
} from "./factories/request-data.ts";

export interface MockRequestsOptions {
  /** Requests that stand already. Default: twelve pending ones. */
  readonly requests?: readonly MockRequest[] | ((now: number) => readonly MockRequest[]);
  /** Which vendor the signed-in traveller is of. Default the network of clinics (ALD). */
  readonly vendorCode?: string;
  /** What the signed-in traveller's profile lacks. Default nothing. */
  readonly missingDetails?: MockRequestTraveller["missingDetails"];
  /** Programs of the network of clinics. Default three. */
  readonly programs?: readonly Program[];
  /** Programs of other vendors. Default none. */
  readonly otherPrograms?: readonly Program[];
  /** Ids of programs about whose call house everybody has read. Default none. */
  readonly callHousesSeen?: readonly number[];
}

/** Travel requests of a mock world, and how they go on. */
export interface MockRequests {
  readonly all: () => readonly MockRequest[];
  readonly find: (id: number) => MockRequest | undefined;
  readonly travellers: readonly MockRequestTraveller[];
  /** Of a user; undefined for who is no traveller. */
  readonly travellerOf: (userid: string) => MockRequestTraveller | undefined;
  readonly organisationOf: (vendorCode: string) => Organisation;
  readonly programsOf: (vendorCode: string) => readonly Program[];
  readonly changePrograms: (vendorCode: string, programs: readonly Program[]) => void;
  readonly operators: typeof requestOperators;
  readonly seen: ReadonlySet<number>;
  readonly see: (programId: number) => void;
  /** @returns its number; the same for the same `requestId` */
  readonly submit: (request: SubmittedRequest, of: Omit<MockRequest, "id" | "request">, requestId: string) => number;
  /** Something becomes of a request; open screens hear of it. */
  readonly change: (id: number, patch: Partial<MockRequest>) => void;
}

/**
 * Travel requests and programs of a mock world: what their calls read and change.
 * @param now seconds since 1970, UTC
 * @param changed tells open screens
 */
export function createMockRequests(
  {
    requests = createRequests,
    vendorCode = "ALD",
    missingDetails = [],
    programs = requestPrograms,
    otherPrograms = [],
    callHousesSeen = [],
  }: MockRequestsOptions,
  now: () => number,
  changed: (id: number) => void,
): MockRequests {
  let rows = [...(typeof requests === "function" ? requests(now()) : requests)];
  const seen = new Set(callHousesSeen);
  const submitted = new Map<string, number>();
  const changedPrograms = new Map<string, readonly Program[]>();
  const travellers = requestTravellers.map((one) =>
    one.userid === ""
      ? one
      : {
          ...one,
          vendorCode,
          vendorName: requestOrganisations.find((other) => other.vendorCode === vendorCode)?.name ?? vendorCode,
          missingDetails,
        },
  );
  const organisationOf = (code: string): Organisation =>
    requestOrganisations.find((one) => one.vendorCode === code) ?? { vendorCode: code, mode: "standard" };
  return {
    all: () => rows,
    find: (id) => rows.find((one) => one.id === id),
    travellers,
    travellerOf: (userid) => travellers.find((one) => one.userid === userid),
    organisationOf,
    programsOf: (code) =>
      changedPrograms.get(code) ?? (organisationOf(code).mode === "programs" ? programs : otherPrograms),
    changePrograms: (code, next) => void changedPrograms.set(code, next),
    operators: requestOperators,
    seen,
    see: (programId) => void seen.add(programId),
    submit: (request, of, requestId) => {
      const before = submitted.get(requestId);
      if (before !== undefined) return before;
      const id = Math.max(20_814, ...rows.map((one) => one.id)) + 1;
      rows = [{ ...of, id, request }, ...rows];
      submitted.set(requestId, id);
      changed(id);
      return id;
    },
    change: (id, patch) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...patch } : row));
      changed(id);
    },
  };
}
