import { demoPassword, demoUsers, isVendorBound } from "@gatehouse/domain/access";
import { hashPassword } from "../access/passwords.ts";
import { createUser } from "../access/users.ts";
import { createVendor } from "../access/vendors.ts";
import type { Transaction } from "../platform/database.ts";

/** The vendors of the demo world. */
export const demoVendors = [
  {
    code: "NWT",
    name: "Northwind Travel",
    zone: "Europe/London",
    currency: "GBP",
    address: { line1: "4 Quay Road", line2: "Floor 2", city: "Bristol", state: "", pincode: "BS1 4QA" },
  },
  {
    code: "BLA",
    name: "Blue Atlas",
    zone: "Asia/Kolkata",
    currency: "INR",
    address: { line1: "Unit 9, Brigade Road", line2: "", city: "Bengaluru", state: "Karnataka", pincode: "560001" },
  },
  {
    code: "KST",
    name: "Kestrel Tours",
    zone: "America/New_York",
    address: { line1: "210 Hudson Street", line2: "", city: "New York", state: "NY", pincode: "10013" },
  },
] as const;

/** Vendors that ask for trips, with no check-ins but those of their itineraries: a network of clinics, and the organisation that asks for flights only (REQ-3). */
const requestVendors = [
  { code: "ALD", name: "Aldermoor Clinics", zone: "America/Chicago", requestMode: "programs" },
  { code: "TRAVELOPOD", name: "Travelopod", zone: "America/New_York", requestMode: "standard" },
] as const;

/** Travellers with an account, besides the demo's TRAVELLER: whom requests are made for. */
export const demoTravellers = [
  { userid: "ellen.marchetti", name: "Ellen Marchetti", vendor: "ALD" },
  { userid: "noah.okafor", name: "Noah Okafor", vendor: "ALD" },
  { userid: "priya.nair", name: "Priya Nair", vendor: "ALD" },
  { userid: "marta.lind", name: "Marta Lind", vendor: "NWT" },
  { userid: "jonas.weber", name: "Jonas Weber", vendor: "TRAVELOPOD" },
] as const;

/** The vendor whose users the demo's vendor-bound users are; its level-1 user sees one more vendor. */
const own = "NWT";
const connected = ["BLA"];

const operatorNames = [
  "Aditi Rao",
  "Ben Whitlock",
  "Carmen Ortiz",
  "Deepak Menon",
  "Elif Kaya",
  "Femi Adeleke",
  "Grace Park",
  "Henrik Dahl",
];

/** Operators at work beside whoever looks at the demo: operator-2 to operator-9. */
export const demoOperators: readonly string[] = operatorNames.map((_, index) => `operator-${index + 2}`);

/** Works on the requests and cases of the network of clinics alone. */
const clinicOperator = { userid: "ines.duarte", name: "Inês Duarte", vendor: "ALD" } as const;

const emailOf = (userid: string) => `${userid}@gatehouse.example`;

/** E-mail addresses of everybody whom the demo world makes. */
export const demoEmails: readonly string[] = [
  ...demoUsers.map(({ email }) => email),
  ...demoOperators.map(emailOf),
  ...demoTravellers.map(({ userid }) => emailOf(userid)),
  emailOf(clinicOperator.userid),
];

const titled = (handle: string) =>
  handle
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Vendors, one user per role, and the operators; all with the same password (DEMO-2). */
export async function createDemoPeople(tx: Transaction): Promise<void> {
  for (const vendor of demoVendors.toReversed())
    await createVendor(tx, { ...vendor, demo: true, ...(vendor.code === own ? { connected } : {}) });
  for (const vendor of requestVendors) await createVendor(tx, { ...vendor, demo: true });
  const passwordHash = await hashPassword(demoPassword);
  for (const { email, userid, role } of demoUsers)
    await createUser(tx, {
      userid,
      email,
      name: `${titled(userid)} Demo`,
      roleList: role,
      passwordHash,
      demo: true,
      ...(isVendorBound(role) ? { vendor: own } : {}),
    });
  for (const [index, name] of operatorNames.entries()) {
    const userid = demoOperators[index] ?? "";
    await createUser(tx, {
      userid,
      email: emailOf(userid),
      name,
      roleList: "OPERATOR",
      passwordHash,
      demo: true,
    });
  }
  const ofVendors = [
    { ...clinicOperator, roleList: "OPERATOR_VENDOR" },
    ...demoTravellers.map((one) => ({ ...one, roleList: "TRAVELLER" })),
  ];
  for (const { userid, name, vendor, roleList } of ofVendors)
    await createUser(tx, {
      userid,
      email: emailOf(userid),
      name,
      roleList,
      vendor,
      passwordHash,
      demo: true,
    });
}
