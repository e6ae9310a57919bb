import {
  formOf,
  isPending,
  isProgramColumn,
  type Program,
  type ProgramCells,
  programCells,
  programChanges,
  programColumns,
  programKey,
  readProgram,
  requestProblems,
  statusAfter,
} from "@gatehouse/domain/requests";
import { todayAnywhere } from "@gatehouse/domain/travellers";
import type { contract } from "../../contract.ts";
import type { MockRequest } from "../factories/request.ts";
import { type MockRequestTraveller, requestOrganisations } from "../factories/request-data.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockRequests } from "../mock-requests.ts";
import { pageOfItems } from "./page.ts";

export interface RequestBackend {
  readonly requests: MockRequests;
  readonly user: () => MockUser;
  /** How many comments of others on a request the user has not read. */
  readonly unreadOf: (requestId: number) => number;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

const shown = ({ id, name, email, vendorCode, vendorName }: MockRequestTraveller) => ({
  id,
  name,
  email,
  vendorCode,
  vendorName,
});

/** A program's own lists, for who may change them. */
const sent = (program: Program) => ({
  ...program,
  deptInfos: [...program.deptInfos],
  otherAirports: [...program.otherAirports],
  dynamicFields: [...program.dynamicFields],
});

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Travel requests, by the rules of domain. */
export function requestCalls({
  requests,
  user,
  unreadOf,
  now,
}: RequestBackend): Implementation<typeof contract.requests> {
  const isTraveller = () => user().role === "TRAVELLER";
  const isVisible = ({ traveller }: Pick<MockRequest, "traveller">) =>
    !isTraveller() || traveller.userid === user().userid;
  const visible = () => requests.all().filter(isVisible);
  const find = (id: number) => visible().find((one) => one.id === id);
  const travellerFor = (id: string | undefined) =>
    isTraveller() || !id
      ? requests.travellerOf(user().userid)
      : requests.travellers.find((traveller) => traveller.id === id);
  /** A vendor has its own and looks at connected ones; others change those of all. */
  const programVendors = () => {
    const { role } = user();
    const all = requestOrganisations.map(({ vendorCode: code, name }) => ({ code, name, editable: true }));
    if (role === "ADMIN") return all;
    return role === "LEVEL1_VENDOR"
      ? all.slice(0, 2).map((one, place) => ({ ...one, editable: place === 0 }))
      : all.slice(0, 1);
  };
  const rowOf = ({ id, createdAt, status, traveller, request, assignedTo }: MockRequest) => ({
    id,
    createdAt,
    status,
    travellerName: traveller.name,
    vendorCode: traveller.vendorCode,
    startDate: request.startDate,
    endDate: request.endDate,
    assignedTo: isTraveller() ? null : assignedTo,
  });
  return {
    travellers: ({ text }) =>
      requests.travellers
        .filter(({ name, email }) => plain(`${name} ${email}`).includes(plain(text.trim())))
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .slice(0, 20)
        .map(shown),
    programs: ({ travellerId }, fail) => {
      const traveller = travellerFor(travellerId);
      if (!traveller) throw fail("NOT_FOUND");
      return {
        traveller: shown(traveller),
        missingDetails: [...traveller.missingDetails],
        mode: requests.organisationOf(traveller.vendorCode).mode,
        programs: requests.programsOf(traveller.vendorCode).map(sent),
        callHousesSeen: [...requests.seen],
      };
    },
    programList: ({ vendorCode }, fail) => {
      const vendors = programVendors();
      const meant = vendors.find(({ code }) => code === vendorCode) ?? (vendorCode === "" ? vendors[0] : undefined);
      if (!meant) throw fail("NOT_FOUND");
      const programs = requests.programsOf(meant.code).toSorted((a, b) => a.hospital.localeCompare(b.hospital));
      return { vendors, vendorCode: meant.code, programs: programs.map(sent), lastImport: null };
    },
    programFile: ({ vendorCode }) => {
      const rows = requests.programsOf(vendorCode).map(programCells);
      const lines = rows.map((row) => programColumns.map((column) => `"${row[column]}"`).join(","));
      const text = [programColumns.join(","), ...lines].join("\r\n");
      return new File([text], `programs-${vendorCode}.csv`, { type: "text/csv" });
    },
    importPrograms: async ({ file, vendorCode, state }, fail) => {
      const standing = requests.programsOf(vendorCode);
      const [head = "", ...rest] = (await file.text()).split("\n").filter((line) => line !== "");
      const names = head.split(",");
      const problems: { line: number; column: string; code: string }[] = names
        .filter((name) => !isProgramColumn(name))
        .map((column) => ({ line: 1, column, code: "programs.file.unknownColumn" }));
      const read = (problems.length > 0 ? [] : rest).map((text, place) => {
        const cells: ProgramCells = Object.fromEntries(
          text.split(",").map((cell, at): readonly [string, string] => [names[at] ?? "", cell]),
        );
        const key = programKey({ hospital: cells.hospital ?? "", city: cells.city ?? "" });
        const before = standing.find((program) => programKey(program) === key);
        return { line: place + 2, before, made: readProgram(cells, before, (iata) => /^[A-Z]{3}$/.test(iata)) };
      });
      const lines = read.flatMap(({ line, before, made }) => {
        if ("problems" in made) {
          problems.push(...made.problems.map((problem) => ({ line, ...problem })));
          return [];
        }
        const { hospital, city } = made.program;
        const changes = [...programChanges(before, made.program)];
        const action = before ? (changes.length > 0 ? ("change" as const) : ("same" as const)) : ("add" as const);
        return [{ line, hospital, city, action, changes }];
      });
      const stands = JSON.stringify(standing).length.toString();
      if (!state) return { state: stands, imported: false, problems, lines };
      if (problems.length > 0) throw fail("INVALID_FILE", { problems });
      if (state !== stands) throw fail("CHANGED");
      const made = read.flatMap(({ before, made: program }, place) =>
        "program" in program ? [{ ...program.program, id: before?.id ?? 9000 + place }] : [],
      );
      const kept = standing.filter(({ id }) => made.every((one) => one.id !== id));
      requests.changePrograms(vendorCode, [...kept, ...made]);
      return { state: stands, imported: true, problems, lines };
    },
    markCallHouseSeen: ({ programId }) => {
      requests.see(programId);
      return { ok: true as const };
    },
    submit: ({ travellerId, request, requestId }, fail) => {
      const traveller = travellerFor(travellerId);
      if (!traveller) throw fail("NOT_FOUND");
      const organisation = requests.organisationOf(traveller.vendorCode);
      const program = requests.programsOf(traveller.vendorCode).find(({ id }) => id === request.program?.id) ?? null;
      const problems = requestProblems(formOf(request), { organisation, program, today: todayAnywhere(now()) });
      if (problems.length > 0) throw fail("INVALID_REQUEST", { problems: problems.map((problem) => ({ ...problem })) });
      const id = requests.submit(
        request,
        {
          traveller,
          status: "SUBMITTED",
          createdAt: now(),
          createdBy: user().userid,
          assignedTo: null,
          cancelReason: null,
          bookingNo: null,
          program,
        },
        requestId ?? crypto.randomUUID(),
      );
      return { id };
    },
    pending: ({ text, mine, sort, descending, ...page }) => {
      const wanted = plain(text.trim()).replace(/^tr-/, "");
      const rows = visible()
        .filter(({ status }) => isPending(status))
        .filter(({ assignedTo }) => !mine || assignedTo === user().userid)
        .map(rowOf)
        .filter(({ id, travellerName }) => String(id) === wanted || plain(travellerName).includes(wanted))
        .toSorted((one, other) => (one[sort] < other[sort] ? -1 : one[sort] > other[sort] ? 1 : one.id - other.id));
      return pageOfItems(
        (descending ? rows.toReversed() : rows).map((row) => ({ ...row, unread: unreadOf(row.id) })),
        page,
      );
    },
    ofTraveller: ({ userid }, fail) => {
      const traveller = travellerFor(userid);
      if (!traveller) throw fail("NOT_FOUND");
      return visible()
        .filter((one) => one.traveller.id === traveller.id)
        .map(rowOf);
    },
    one: ({ id }, fail) => {
      const found = find(id);
      if (!found) throw fail("NOT_FOUND");
      const { traveller, ...request } = found;
      const [firstName = "", lastName = ""] = traveller.name.split(" ");
      return {
        travelRequest: {
          ...request,
          vendorId: traveller.vendorCode,
          vendorCode: traveller.vendorCode,
          vendorName: traveller.vendorName,
          assignedTo: isTraveller() ? null : request.assignedTo,
        },
        traveller: {
          id: traveller.id,
          prefix: "Dr.",
          firstName,
          middleName: "",
          lastName,
          email: traveller.email,
          dob: "1979-03-14",
          gender: "F",
          phone: "+1 404 555 0173",
          profile: {
            frequentFlyerNos: [{ airline: "Delta", membershipId: "9218446103" }],
            loyaltyMemberships: [
              { memberShipType: "car" as const, programName: "National", membershipId: "482910337" },
            ],
            specialNote: "",
            paymentInfo: { flight: "Program", car: "Program", hotel: "" },
            tz: "America/New_York",
            tsaNumber: "•••567",
            driverLicenseInfo: { licenseNumber: "•••417", issueState: "Georgia", expiryDate: "2029-03-14" },
          },
        },
        canCancel: isPending(request.status),
      };
    },
    showNumber: ({ id, number }, fail) => {
      if (!find(id)) throw fail("NOT_FOUND");
      return { text: number === "tsaNumber" ? "TT1234567" : "M6250417" };
    },
    cancel: ({ id, reason }, fail) => {
      const found = find(id);
      if (!found) throw fail("NOT_FOUND");
      if (!isTraveller() && reason.trim() === "") throw fail("REASON_REQUIRED");
      const status = statusAfter(found.status, "cancelled");
      if (!status) throw fail("NOT_PENDING", { status: found.status });
      requests.change(id, { status, cancelReason: reason.trim() || null });
      return { ok: true as const };
    },
    operators: () => [...requests.operators],
    assign: ({ userId, travelRequestIds, seen }, fail) => {
      if (!requests.operators.some(({ userid }) => userid === userId)) throw fail("NO_OPERATOR");
      const judged = travelRequestIds.map((id) => {
        const found = find(id);
        if (!found) return { id, code: "NOT_FOUND" as const, assignedTo: null };
        if (!statusAfter(found.status, "assigned"))
          return { id, code: "NOT_PENDING" as const, assignedTo: found.assignedTo };
        const expected = seen.find((one) => one.id === id)?.assignedTo ?? null;
        return found.assignedTo === expected ? { id } : { id, code: "TAKEN" as const, assignedTo: found.assignedTo };
      });
      const refused = judged.flatMap((one) => (one.code === undefined ? [] : [one]));
      if (refused.length === judged.length && refused.every(({ code }) => code === "TAKEN"))
        throw fail("TAKEN", { refused });
      const assigned = judged.filter(({ code }) => code === undefined).map(({ id }) => id);
      for (const id of assigned) requests.change(id, { status: "ASSIGNED", assignedTo: userId });
      return { assigned, refused };
    },
  };
}
