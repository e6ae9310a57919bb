import type { SignOnForm } from "@gatehouse/domain/access";
import { type Channel, type VendorDetails, vendorCodeOf, type VendorSettings } from "@gatehouse/domain/vendors";
import type { InferSchemaOutput } from "@orpc/contract";
import type { LiveEvent } from "../realtime/index.ts";
import type { vendorSchema } from "../vendors/schema.ts";

type Wire = InferSchemaOutput<typeof vendorSchema>;
type Preference = Wire["preferences"][number];

interface MockVendorKey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

export interface MockTemplate {
  readonly channel: string;
  readonly context: string;
  readonly language: string;
  readonly version: number;
  readonly name: string;
  readonly productType: string;
  readonly documentName: string;
  readonly subject: string;
  readonly html: string;
  readonly uploadedBy: string;
  readonly uploadedAt: number;
  readonly active: boolean;
}

/** A vendor as the mocks keep it. */
export interface MockVendor {
  readonly code: string;
  readonly details: VendorDetails;
  readonly countryIso2: string;
  readonly settings: VendorSettings;
  readonly preferences: readonly Preference[];
  readonly logo: Wire["logo"];
  readonly version: number;
  readonly createdAt: number | null;
  readonly keys: readonly MockVendorKey[];
  readonly refusedAlerts: Wire["refusedAlerts"];
  /** Every version. */
  readonly templates: readonly MockTemplate[];
  readonly history: readonly {
    readonly action: string;
    readonly detail: string;
    readonly doneBy: string;
    readonly at: number;
  }[];
}

export interface MockVendorsOptions {
  /** Default: the three of the demo world. */
  readonly vendors?: readonly MockVendor[];
}

const picture = (color: string, text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><circle cx="16" cy="16" r="12" fill="${color}"/><text x="36" y="22" font-family="sans-serif" font-size="16" fill="${color}">${text}</text></svg>`)}`;

/** A vendor of the mocks. */
function createMockVendor(patch: Partial<MockVendor> & Pick<MockVendor, "code">): MockVendor {
  return {
    details: {
      email: "ops@northwind.example",
      alertEmail: "alerts@northwind.example",
      bcc: "archive@northwind.example",
      orgName: "Northwind Travel",
      phoneCode: "1",
      phoneNumber: "6175550148",
      website: "www.northwind.example",
      productTypes: ["air-traveler-assist", "flight-watcher", "auto-checkin"],
      supportFirstname: "Mara",
      supportMiddlename: "Elin",
      supportLastname: "Lindholm",
      supportGender: "F",
      supportEmail: "mara.lindholm@northwind.example",
      address: {
        line1: "12 Harbour Street, Suite 4",
        line2: "",
        city: "Boston",
        country: "USA",
        state: "MA",
        pincode: "02110",
      },
    },
    countryIso2: "US",
    settings: {
      requestMode: "programs",
      zone: "America/New_York",
      currency: "USD",
      language: "en",
      quietFrom: "22:00",
      quietTo: "07:00",
      origins: ["https://www.northwind.example", "https://portal.northwind.example"],
    },
    preferences: [
      {
        channel: "email",
        channelKey: "trips@northwind.example",
        maxNoChangeCommunication: 2,
        minMinsToNotifyForChange: 15,
        minOnTimeHoursToNotify: 24,
        communicateOnTerminalChange: true,
        communicateOnGateChange: true,
        welcomeMsg: "",
      },
      {
        channel: "sms",
        channelKey: "+16175550160",
        maxNoChangeCommunication: 1,
        minMinsToNotifyForChange: 30,
        minOnTimeHoursToNotify: 3,
        communicateOnTerminalChange: true,
        communicateOnGateChange: false,
        welcomeMsg: "Northwind Travel here. We watch your flight and write when it changes.",
      },
    ],
    logo: {
      url: picture("#1f4e8c", "Northwind"),
      name: "northwind.svg",
      mediaType: "image/svg+xml",
      size: 6200,
      plate: false,
    },
    version: 3,
    createdAt: Date.UTC(2024, 2, 14) / 1000,
    keys: [],
    templates: [],
    refusedAlerts: null,
    history: [],
    ...patch,
  };
}

const gateChange = (version: number, active: boolean, at: number): MockTemplate => ({
  channel: "email",
  context: "gate-change",
  language: "en",
  version,
  name: "Gate change",
  productType: "flight-watcher",
  documentName: "gate-change.en.html",
  subject: "{{flightNumber}}: your gate has changed",
  html: `<h1>Your gate has changed</h1><p>Hello {{travellerName}},</p><p>{{flightNumber}} leaves from gate <b>{{newGate}}</b>, version ${version}.</p>`,
  uploadedBy: "vendor",
  uploadedAt: at,
  active,
});

const standing = (now: number): readonly MockVendor[] => {
  const northwind = createMockVendor({
    code: "NWT",
    templates: [gateChange(1, false, now - 60 * 86_400), gateChange(2, true, now - 20 * 86_400)],
    refusedAlerts: { count: 4, since: now - 6 * 86_400, answer: "552 mailbox full" },
    keys: [
      { id: 4, name: "Booking feed", createdAt: now - 400 * 86_400, lastUsedAt: now - 45, revokedAt: null },
      { id: 5, name: "Portal production", createdAt: now - 3 * 86_400, lastUsedAt: null, revokedAt: null },
      {
        id: 2,
        name: "Test import",
        createdAt: now - 500 * 86_400,
        lastUsedAt: now - 450 * 86_400,
        revokedAt: now - 70 * 86_400,
      },
    ],
    history: [
      { action: "VENDOR_KEY_CREATED", detail: "key 5, Portal production", doneBy: "admin", at: now - 3 * 86_400 },
      { action: "VENDOR_CHANGED", detail: "website – → www.northwind.example", doneBy: "vendor", at: now - 9 * 86_400 },
    ],
  });
  const { details, settings } = northwind;
  return [
    northwind,
    createMockVendor({
      code: "BLA",
      details: {
        ...details,
        orgName: "Blue Atlas",
        email: "ops@blueatlas.example",
        website: "",
        productTypes: ["flight-watcher"],
      },
      settings: {
        ...settings,
        requestMode: "standard",
        zone: "Asia/Kolkata",
        currency: "INR",
        quietFrom: "",
        quietTo: "",
        origins: [],
      },
      logo: null,
    }),
    createMockVendor({
      code: "KST",
      details: { ...details, orgName: "Kestrel Tours", email: "", productTypes: [] },
      preferences: [],
      logo: null,
      createdAt: null,
    }),
  ];
};

/** Vendors, and what becomes of them. */
export interface MockVendors {
  readonly all: () => readonly MockVendor[];
  readonly find: (id: string) => MockVendor | undefined;
  /** Somebody changes a vendor; open screens hear of it. */
  readonly change: (code: string, patch: Partial<MockVendor>) => void;
  readonly add: (vendor: Pick<MockVendor, "details" | "preferences" | "logo">, now: number) => MockVendor;
  /** A logo was uploaded; its document's code. */
  readonly keepLogo: (file: File) => string;
  readonly logoOf: (code: string) => File | undefined;
  /** The single sign-on of a vendor. */
  readonly signOnOf: (code: string) => MockSignOn;
  readonly setSignOn: (code: string, signOn: MockSignOn) => void;
}

interface MockSignOn {
  readonly signOn: Omit<SignOnForm, "clientSecret"> | null;
  readonly version: number;
}

/** Vendors of a mock world with their details and settings. */
export function createMockVendors(
  { vendors }: MockVendorsOptions,
  now: () => number,
  emit: (event: LiveEvent) => void,
): MockVendors {
  let rows = vendors ?? standing(now());
  const logos = new Map<string, File>();
  const signOns = new Map<string, MockSignOn>();
  return {
    all: () => rows,
    find: (id) => rows.find(({ code, details }) => code === id || (details.email !== "" && details.email === id)),
    change: (wanted, patch) => {
      rows = rows.map((row) => (row.code === wanted ? { ...row, ...patch } : row));
      emit({ type: "vendor.changed", code: wanted });
    },
    add: ({ details, preferences, logo }, at) => {
      const code = vendorCodeOf(details.orgName);
      const made = createMockVendor({
        code,
        details,
        preferences,
        logo,
        version: 0,
        createdAt: at,
        settings: {
          requestMode: "standard",
          zone: "UTC",
          currency: "USD",
          language: "en",
          quietFrom: "",
          quietTo: "",
          origins: [],
        },
      });
      rows = [...rows, made];
      emit({ type: "vendor.changed", code });
      return made;
    },
    keepLogo: (file) => {
      const code = `d_${String(logos.size + 1).padStart(32, "0")}`;
      logos.set(code, file);
      return code;
    },
    logoOf: (code) => logos.get(code),
    signOnOf: (code) => signOns.get(code) ?? { signOn: null, version: 0 },
    setSignOn: (code, signOn) => {
      signOns.set(code, signOn);
      emit({ type: "vendor.changed", code });
    },
  };
}

/** The channels of a vendor, in the order of their names. */
export const channelsOf = ({ preferences }: MockVendor): Channel[] =>
  preferences.map(({ channel }) => channel).toSorted();
