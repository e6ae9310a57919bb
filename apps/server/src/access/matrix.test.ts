import { contract } from "@gatehouse/api/contract";
import { permissionsOf, roles, type Permission, type Role } from "@gatehouse/domain/access";
import { traverseContractProcedures } from "@orpc/server";
import { beforeAll, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { signAccessToken } from "./access-token.ts";
import { createVendorKey } from "./vendor-keys.ts";

/**
 * Every call with every role, with and without a session, over real HTTP, answered by the real areas. What is expected is here by
 * hand, from the table of ACC-2, and not in the contract: a call that is new, or whose mark changes, fails until somebody has
 * thought about it here.
 */
const expectedAccess: Readonly<Record<string, "public" | "vendorKey" | "session" | readonly Permission[]>> = {
  "access.settings": "public",
  "access.login": "public",
  "access.signOnAt": "public",
  "access.beginSignOn": "public",
  "access.signOnAgain": "session",
  "access.finishSignOn": "public",
  "access.secondStep": "public",
  "access.passkeyOptions": "public",
  "access.passkey": "public",
  "access.beginSetup": "public",
  "access.finishSetup": "public",
  "access.refresh": "public",
  "access.logout": "public",
  "access.forgotPassword": "public",
  "access.resetPassword": "public",
  "access.me": "session",
  "access.ticket": "session",
  "access.menu": "session",
  "account.mine": "session",
  "account.save": "session",
  "account.sessions": "session",
  "account.endSession": "session",
  "account.endOthers": "session",
  "account.familiar": "session",
  "factors.mine": "session",
  "factors.begin": "session",
  "factors.confirm": "session",
  "factors.turnOff": "session",
  "factors.newCodes": "session",
  "factors.beginPasskey": "session",
  "factors.addPasskey": "session",
  "factors.renamePasskey": "session",
  "factors.removePasskey": "session",
  "factors.proofOptions": "session",
  "factors.prove": "session",
  "documents.url": "session",
  "embedding.ticket": "vendorKey",
  "embedding.open": "public",
  "feed.imports": "vendorKey",
  "flights.search": "public",
  "flights.status": "public",
  "flights.performance": "public",
  "flights.airports": "public",
  "flights.weather": "public",
  "flights.alternateFlight": "public",
  "flights.chosenFlight": "public",
  "flights.customerCare": "public",
  "flights.seatMap": "public",
  "flightChoices.list": ["disruptions"],
  "flightChoices.settle": ["disruptions"],
  "disruption.tripInfo": "public",
  "disruption.choose": "public",
  "disruption.answerPrice": "public",
  "disruption.board": ["disruptions"],
  "disruption.details": ["disruptions"],
  "disruption.flights": ["disruptions"],
  "disruption.report": ["disruptions"],
  "disruption.sendLink": ["disruptions"],
  "disruption.cover": ["disruptions"],
  "disruption.reprice": ["disruptions"],
  "disruption.askTraveller": ["disruptions"],
  "disruption.decline": ["disruptions"],
  "disruption.confirm": ["disruptions"],
  "disruption.triggerLoungePass": ["disruptions"],
  "disruption.addPass": ["disruptions"],
  "reference.airport": "session",
  "reference.airline": "session",
  "checkin.counters": ["checkinInfo"],
  "checkin.views": ["checkinInfo"],
  "checkin.list": ["checkinInfo"],
  "checkin.search": ["checkinInfo"],
  "checkin.actions": ["checkinInfo"],
  "checkin.assignments.current": ["checkinInfo"],
  "checkin.assignments.next": ["checkinInfo"],
  "checkin.assignments.presence": ["checkinInfo"],
  "checkin.assignments.self": ["checkinInfo"],
  "checkin.assignments.break": ["checkinInfo"],
  "checkin.assignments.release": ["checkinInfo"],
  "checkin.assignments.locked": ["checkinAssignments"],
  "checkin.assignments.unlock": ["checkinAssignments", "CH_RELS"],
  "checkin.locks": ["checkinAssignments"],
  "checkin.lock": ["checkinInfo"],
  "checkin.pastData": ["checkinPastData"],
  "boardingPasses.pnr": ["checkinInfo"],
  "boardingPasses.facts": ["checkinInfo"],
  "boardingPasses.candidatePages": ["checkinInfo"],
  "boardingPasses.toBeLinked": ["checkinInfo"],
  "boardingPasses.upload": ["checkinInfo"],
  "boardingPasses.uploadProgress": ["checkinInfo"],
  "boardingPasses.link": ["checkinInfo"],
  "boardingPasses.unlink": ["checkinInfo"],
  "boardingPasses.qualityCheck": ["CH_RE_QC"],
  "checkin.disposals.options": ["checkinInfo"],
  "checkin.disposals.dispose": ["checkinInfo"],
  "checkin.disposals.undo": ["checkinInfo"],
  "checkin.reset": ["CH_RS_ST"],
  "checkin.reschedule": ["checkinInfo"],
  "checkin.automation.release": ["CH_REL_AUTO"],
  "checkin.automation.reloadByPnr": ["checkinReload", "CH_RE_QC"],
  "checkin.automation.airlines": ["checkinReload"],
  "checkin.automation.reloadByAirline": ["checkinReload"],
  "checkin.automation.redistribute": ["checkinReload"],
  "reports.billing": ["reportBilling"],
  "reports.performance": ["reportPerformance"],
  "reports.timeSpan": ["reportPerformance"],
  "reports.efficiency": ["reportEfficiency"],
  "reports.checkinCount": ["reportCheckinCount"],
  "reports.watchCount": ["reportBilling"],
  "reports.vendors": ["reportBilling", "reportCheckinCount"],
  "reports.operators": ["reportPerformanceAll"],
  "reports.downloads.list": ["reportDownload"],
  "reports.downloads.read": ["reportDownload"],
  "reports.downloads.retry": ["reportDownload"],
  "reports.downloads.cancel": ["reportDownload"],
  "reports.downloads.news": ["reportDownload"],
  "reports.downloads.seen": ["reportDownload"],
  "messaging.emails.search": ["communication"],
  "messaging.emails.read": ["communication"],
  "messaging.emails.attachment": ["communication"],
  "messaging.emails.sendAgain": ["communication"],
  "messaging.emails.send": ["communication"],
  "messaging.emails.preview": ["communication"],
  "messaging.ofBooking": ["cases"],
  "messaging.traveller": ["communication"],
  "messaging.sms.send": ["communication"],
  "messaging.sms.search": ["communication"],
  "messaging.sms.sendAgain": ["communication"],
  "profiles.mine": "session",
  "profiles.save": "session",
  "profiles.documents": "session",
  "profiles.saveDocuments": "session",
  "profiles.showNumber": "session",
  "profiles.ofTraveller": ["profileAll"],
  "profiles.showNumberOf": ["profileAll"],
  "profiles.data": "session",
  "profiles.dataAsPdf": "session",
  "profiles.deletion": "session",
  "profiles.askForDeletion": "session",
  "profiles.cancelDeletion": "session",
  "requests.travellers": ["travelRequestAssign"],
  "requests.programs": ["travelRequestCreate"],
  "requests.markCallHouseSeen": ["travelRequestCreate"],
  "requests.programList": ["vendorOwn"],
  "requests.programFile": ["vendorOwn"],
  "requests.importPrograms": ["vendorOwn"],
  "requests.submit": ["travelRequestCreate"],
  "requests.pending": ["travelRequestPending"],
  "requests.ofTraveller": ["travelRequestPending"],
  "requests.one": ["travelRequestPending"],
  "requests.showNumber": ["profileAll"],
  "requests.cancel": ["travelRequestPending"],
  "requests.operators": ["travelRequestAssign"],
  "requests.assign": ["travelRequestAssign"],
  "cases.list": ["cases"],
  "cases.unread": ["cases"],
  "cases.details": ["cases"],
  "cases.open": ["cases"],
  "cases.assign": ["cases"],
  "cases.close": ["cases"],
  "cases.reopen": ["cases"],
  "cases.comments": ["travelRequestPending", "myTrips"],
  "cases.comment": ["travelRequestPending", "myTrips"],
  "cases.uploadPicture": ["travelRequestPending", "myTrips"],
  "cases.picture": ["travelRequestPending", "myTrips"],
  "cases.takeBack": ["travelRequestPending", "myTrips"],
  "cases.read": ["travelRequestPending", "myTrips"],
  "chat.ticket": ["chat", "chatSupervise"],
  "chat.visit": "public",
  "chat.offer": "public",
  "chat.visitMessages": "public",
  "chat.visitSay": "public",
  "chat.visitReceipts": "public",
  "chat.visitUpload": "public",
  "chat.visitFile": "public",
  "chat.upload": ["chat", "chatSupervise"],
  "chat.file": ["chat", "chatSupervise"],
  "chat.rooms": ["chat", "chatSupervise"],
  "chat.messages": ["chat", "chatSupervise"],
  "chat.say": ["chat", "chatSupervise"],
  "chat.receipts": ["chat", "chatSupervise"],
  "chat.take": ["chat", "chatSupervise"],
  "chat.next": ["chat", "chatSupervise"],
  "chat.transfer": ["chat", "chatSupervise"],
  "chat.close": ["chat", "chatSupervise"],
  "chat.colleagues": ["chat", "chatSupervise"],
  "chat.transcript": ["chat", "chatSupervise"],
  "analytics.query": ["analytics"],
  "analytics.board": ["analytics"],
  "analytics.pin": ["analytics"],
  "analytics.unpin": ["analytics"],
  "trips.one": ["myTrips"],
  "trips.booked": ["myTrips"],
  "trips.archived": ["tripsCreate"],
  "trips.version": ["tripsCreate"],
  "trips.calendar": ["myTrips"],
  "trips.pdf": ["myTrips"],
  "trips.mine": ["myTrips"],
  "trips.read": ["tripsCreate"],
  "trips.preview": ["tripsCreate"],
  "trips.uploadItinerary": ["tripsCreate"],
  "trips.attachFile": ["tripsCreate"],
  "trips.attachedFile": ["myTrips"],
  "trips.publish": ["tripsCreate"],
  "tripsBoard.upcoming": ["tripsBoard"],
  "users.list": ["users"],
  "users.invite": ["users"],
  "users.position": ["users"],
  "users.act": ["users"],
  "users.resetFactor": ["users"],
  "users.requireFactor": ["users"],
  "users.log": ["users"],
  "ancillary.booking": ["ancillary"],
  "ancillary.order": ["ancillary"],
  "ancillary.read": ["ancillary"],
  "ancillary.prices": ["vendorOwn"],
  "ancillary.savePrices": ["vendorAdmin"],
  "payments.start": ["ancillary"],
  "payments.list": ["payments"],
  "payments.refund": ["paymentsAll"],
  "costs.search": ["billingEntry"],
  "costs.save": ["billingEntry"],
  "costs.programs": ["billingEntry"],
  "reference.countries": "public",
  "agreements.pending": ["vendorAdmin"],
  "agreements.one": ["vendorAdmin"],
  "agreements.file": ["vendorAdmin"],
  "agreements.approve": ["vendorAdmin"],
  "agreements.refuse": ["vendorAdmin"],
  "agreements.askForFile": ["vendorAdmin"],
  "partners.submit": "public",
  "partners.resend": "public",
  "partners.confirm": "public",
  "partners.openFile": "public",
  "partners.sendFile": "public",
  "vendors.list": ["vendorAdmin"],
  "vendors.one": ["vendorOwn"],
  "vendors.uploadLogo": ["vendorOwn"],
  "vendors.create": ["vendorAdmin"],
  "vendors.save": ["vendorOwn"],
  "vendors.changeLogo": ["vendorOwn"],
  "vendors.savePreference": ["vendorOwn"],
  "vendors.removePreference": ["vendorOwn"],
  "vendors.saveSettings": ["vendorOwn"],
  "vendors.history": ["vendorOwn"],
  "vendors.signOn": ["vendorOwn"],
  "vendors.saveSignOn": ["vendorOwn"],
  "vendors.removeSignOn": ["vendorOwn"],
  "vendors.keys": ["vendorOwn"],
  "vendors.createKey": ["vendorOwn"],
  "vendors.revokeKey": ["vendorOwn"],
  "vendors.templates": ["vendorOwn"],
  "vendors.templateVersions": ["vendorOwn"],
  "vendors.lookAtTemplate": ["vendorOwn"],
  "vendors.uploadTemplates": ["vendorOwn"],
  "vendors.chooseVersion": ["vendorOwn"],
  "vendors.users": ["vendorOwn"],
  "travellers.missingInfo": "public",
  "travellers.updateMissingInfo": "public",
  "travellers.createLink": ["checkinInfo"],
  "travellers.changes": ["checkinInfo"],
  "travellers.decideChange": ["checkinInfo"],
};

const [services, admins] = [
  ["OPERATOR", "OPERATOR_ADMIN", "OPERATOR_ADMIN_LEAD", "ADMIN"] as const,
  ["OPERATOR_ADMIN", "OPERATOR_ADMIN_LEAD", "ADMIN"] as const,
];

const requestStaff = ["CRM_OPERATOR", "OPERATOR_VENDOR", "VENDOR", "LEVEL1_VENDOR", "ADMIN"] as const;

/** Who holds the codes that calls ask for. The whole table is tested in domain. */
const holders: Partial<Record<Permission, readonly Role[]>> = {
  checkinInfo: [...services, "OPERATOR_VENDOR"],
  disruptions: ["OPERATOR_VENDOR", "CRM_OPERATOR", "ADMIN"],
  communication: ["OPERATOR_VENDOR", "CRM_OPERATOR", "ADMIN"],
  analytics: [...admins, "CRM_OPERATOR", "BILLING"],
  travelRequestCreate: [...requestStaff, "TRAVELLER"],
  travelRequestPending: [...requestStaff, "TRAVELLER"],
  travelRequestAssign: requestStaff,
  profileAll: requestStaff,
  vendorOwn: ["VENDOR", "LEVEL1_VENDOR", "ADMIN"],
  billingEntry: ["BILLING", "ADMIN"],
  ancillary: ["CRM_OPERATOR", "VENDOR", "LEVEL1_VENDOR", "TRAVELLER", "ADMIN"],
  payments: ["BILLING", "TRAVELLER", "ADMIN"],
  paymentsAll: ["BILLING", "ADMIN"],
  vendorAdmin: ["ADMIN"],
  tripsBoard: ["OPERATOR_VENDOR", "CRM_OPERATOR", "ADMIN"],
  tripsCreate: requestStaff,
  myTrips: [...requestStaff, "TRAVELLER"],
  cases: requestStaff,
  chat: ["CRM_OPERATOR", "OPERATOR_VENDOR", "VENDOR", "LEVEL1_VENDOR", "TRAVELLER"],
  chatSupervise: ["ADMIN"],
  users: ["VENDOR", "ADMIN"],
  CH_REL_AUTO: admins,
  CH_RE_QC: admins,
  checkinAssignments: admins,
  checkinPastData: admins,
  checkinReload: admins,
  CH_RS_ST: services,
  CH_RELS: [...services, "OPERATOR_VENDOR"],
  reportBilling: ["OPERATOR_ADMIN_LEAD", "BILLING", "ADMIN"],
  reportPerformance: [...services, "OPERATOR_VENDOR", "BILLING"],
  reportPerformanceAll: [...admins, "BILLING"],
  reportEfficiency: [...admins, "BILLING"],
  reportCheckinCount: [...admins, "BILLING"],
  reportDownload: [...services, "OPERATOR_VENDOR", "BILLING"],
};

interface Call {
  readonly name: string;
  readonly method: string;
  /** Path parameters are filled with what names nothing. */
  readonly path: string;
}

const calls: Call[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { route } = procedure["~orpc"];
  calls.push({
    name: path.join("."),
    method: route.method ?? "POST",
    path: (route.path ?? "").replaceAll(/\{\w+\}/g, "0"),
  });
});
const ofAccess = (which: (access: (typeof expectedAccess)[string]) => boolean) =>
  calls.filter(({ name }) => which(expectedAccess[name] ?? []));
const publicCalls = ofAccess((access) => access === "public");
const keyCalls = ofAccess((access) => access === "vendorKey");
const guardedCalls = ofAccess((access) => access !== "public" && access !== "vendorKey");

const database = useDatabase();
const server = useServer(database);
beforeAll(async () => {
  await addPeople(database.db);
});

/** Calls that take a file take nothing but a form. */
const takesForm: ReadonlySet<string> = new Set([
  "boardingPasses.upload",
  "cases.uploadPicture",
  "chat.upload",
  "chat.visitUpload",
  "trips.read",
  "trips.uploadItinerary",
  "trips.attachFile",
  "requests.importPrograms",
  "vendors.uploadLogo",
  "partners.submit",
  "partners.sendFile",
]);
function bodyOf({ name, method }: Call): unknown {
  if (!takesForm.has(name)) return method === "GET" ? undefined : {};
  const form = new FormData();
  form.set("pnr", "NONE00");
  return form;
}

/** What the guard made of a call: "answered" when it came through to the area, whatever that said. */
async function send(call: Call, authorization?: string): Promise<string> {
  const headers = authorization === undefined ? {} : { headers: { authorization } };
  const { status, body } = await new Browser(server).call(call.method, call.path, bodyOf(call), headers);
  const code = String(body["code"]);
  if (status === 403 || code === "UNAUTHORIZED")
    return `${status} ${code} ${JSON.stringify(body["data"]) ?? ""}`.trim();
  return status >= 500 ? `${status} ${code}` : "answered";
}
const emailOf = (role: Role) => `${role.toLowerCase().replaceAll("_", "-")}@gatehouse.example`;
const mayCall = (role: Role, { name }: Call) => {
  const access = expectedAccess[name] ?? [];
  if (access === "vendorKey") return false;
  return (
    access === "public" || access === "session" || access.some((permission) => holders[permission]?.includes(role))
  );
};

test("the table of this test names exactly the calls of the contract", () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(expectedAccess).toSorted());
});

test("every call is marked in the contract as the table says", () => {
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    expect(procedure["~orpc"].meta, path.join(".")).toMatchObject({ access: expectedAccess[path.join(".")] });
  });
});

test("the holders of every code that a call asks for are known here, and are those of the table in domain", () => {
  const asked = new Set(Object.values(expectedAccess).flatMap((access) => (typeof access === "string" ? [] : access)));
  for (const code of asked) {
    const inDomain = roles.filter((role) => permissionsOf(role).includes(code));
    expect(holders[code]?.toSorted(), code).toEqual(inDomain.toSorted());
  }
});

describe.each(roles.map((role) => ({ role })))("$role", ({ role }) => {
  test.each(guardedCalls)("$name", async (call) => {
    const { accessToken } = await session(role);
    const refusal = `403 FORBIDDEN ${JSON.stringify({ permissions: expectedAccess[call.name] })}`;
    expect(await send(call, `Bearer ${accessToken}`)).toBe(mayCall(role, call) ? "answered" : refusal);
  });
});

const sessions = new Map<Role, Promise<{ readonly accessToken: string }>>();
/** One session per role for the whole table. */
function session(role: Role): Promise<{ readonly accessToken: string }> {
  const open = sessions.get(role) ?? new Browser(server).signIn(emailOf(role));
  sessions.set(role, open);
  return open;
}

describe("with the key of a vendor", () => {
  const keys = async () => createVendorKey(database.db, "SKY", Math.floor(Date.now() / 1000));

  test.each(keyCalls)("$name", async (call) => {
    expect(await send(call, `Bearer ${(await keys()).key}`)).toBe("answered");
    expect(await send(call)).toBe("401 UNAUTHORIZED");
    // No session opens it, whatever its role.
    expect(await send(call, `Bearer ${(await session("ADMIN")).accessToken}`)).toBe("401 UNAUTHORIZED");
  });
  test.each(guardedCalls)("$name", async (call) => {
    expect(await send(call, `Bearer ${(await keys()).key}`)).toBe("401 UNAUTHORIZED");
  });
});

describe("without a session that holds", () => {
  const noSession: readonly (readonly [string, () => Promise<string | undefined>])[] = [
    ["no token", async () => undefined],
    ["an expired token", async () => `Bearer ${await expired()}`],
    ["a token with a changed signature", async () => `Bearer ${tampered((await session("ADMIN")).accessToken)}`],
    ["the token of a session that ended", async () => `Bearer ${await loggedOut()}`],
    ["a token in the wrong scheme", async () => `Basic ${(await session("ADMIN")).accessToken}`],
    ["a token that is none", async () => "Bearer undefined"],
  ];
  describe.each(noSession)("%s", (_, authorization) => {
    test.each(guardedCalls)("$name", async (call) => {
      expect(await send(call, await authorization())).toBe("401 UNAUTHORIZED");
    });
    test.each(publicCalls)("$name", async (call) => {
      expect(await send(call, await authorization())).toBe("answered");
    });
  });

  /** An admin's token that was good a minute ago, of a session that still is. */
  async function expired(): Promise<string> {
    const { userId = "", sessionId = "" } =
      (await server.access.authenticate(`Bearer ${(await session("ADMIN")).accessToken}`)) ?? {};
    const now = Math.floor(Date.now() / 1000);
    return signAccessToken(
      server.keys("access-token"),
      { userId, sessionId, refreshHash: "r1", name: "", vendor: "", org: "", scope: ["ADMIN"] },
      now - 960,
      now - 60,
    );
  }
  function tampered(token: string): string {
    const at = token.lastIndexOf(".") + 1;
    return `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
  }
  async function loggedOut(): Promise<string> {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn(emailOf("ADMIN"));
    await browser.post("/auth/logout");
    return accessToken;
  }
});

test("what a token says about permissions is not believed", async () => {
  const { accessToken } = await session("TRAVELLER");
  const { userId = "", sessionId = "" } = (await server.access.authenticate(`Bearer ${accessToken}`)) ?? {};
  const now = Math.floor(Date.now() / 1000);
  const proud = await signAccessToken(
    server.keys("access-token"),
    { userId, sessionId, refreshHash: "r1", name: "", vendor: "", org: "", scope: ["ADMIN", "checkinInfo"] },
    now,
    now + 60,
  );
  const counters = calls.find(({ name }) => name === "checkin.counters");
  expect(counters && (await send(counters, `Bearer ${proud}`))).toContain("403 FORBIDDEN");
});

test("a token for one user does not open another user's session", async () => {
  const principal = await server.access.authenticate(`Bearer ${(await session("ADMIN")).accessToken}`);
  const other = await server.access.authenticate(`Bearer ${(await session("TRAVELLER")).accessToken}`);
  const now = Math.floor(Date.now() / 1000);
  const mixed = await signAccessToken(
    server.keys("access-token"),
    {
      userId: other?.userId ?? "",
      sessionId: principal?.sessionId ?? "",
      refreshHash: "r1",
      name: "",
      vendor: "",
      org: "",
      scope: [],
    },
    now,
    now + 60,
  );
  expect(await server.access.authenticate(`Bearer ${mixed}`)).toBeUndefined();
});
