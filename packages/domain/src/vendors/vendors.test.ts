import fc from "fast-check";
import { expect, test } from "vitest";
import {
  emptyPreference,
  emptyTemplate,
  emptyVendorDetails,
  preferenceForm,
  preferenceProblems,
  readOrigin,
  readPreference,
  settingsProblems,
  uploadProblems,
  vendorCodeOf,
  type VendorDetails,
  vendorFields,
  vendorPhone,
  vendorProblems,
  vendorSections,
} from "./index.ts";

const good: VendorDetails = {
  email: "contact@aurelia.example",
  alertEmail: "alerts@aurelia.example",
  bcc: "archive@aurelia.example",
  orgName: "Aurelia Journeys",
  phoneCode: "33",
  phoneNumber: "144550187",
  website: "www.aurelia.example",
  productTypes: ["flight-watcher"],
  supportFirstname: "Odile",
  supportMiddlename: "",
  supportLastname: "Marchand",
  supportGender: "F",
  supportEmail: "odile.marchand@aurelia.example",
  address: { line1: "8 rue des Orfèvres", line2: "", city: "Lyon", country: "FRA", state: "ARA", pincode: "69001" },
};
const checks = { country: undefined, password: "violet anchor paper 7", hasLogo: true };

test("every field of the form stands in one section", () => {
  expect(Object.values(vendorSections).flat().toSorted()).toEqual([...vendorFields].toSorted());
});

test("an empty form misses what is compulsory, and nothing else (VEN-3)", () => {
  const found = vendorProblems(emptyVendorDetails, { country: undefined, password: " ", hasLogo: false });
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "orgName required",
    "phone required",
    "productTypes productTypes",
    "email required",
    "password required",
    "alertEmail required",
    "bcc required",
    "logo logo",
    "supportFirstname required",
    "supportLastname required",
    "supportGender required",
    "supportEmail required",
    "line1 required",
    "city required",
    "country required",
    "state required",
    "pincode required",
  ]);
  expect(vendorProblems(good, checks)).toEqual([]);
});

test.each<[string, Partial<VendorDetails>, string]>([
  ["a comma in an address", { bcc: "archive@aurelia,example" }, "bcc email"],
  ["a number that nobody has", { phoneNumber: "12" }, "phone phone"],
  ["products that are none (VEN-4)", { productTypes: ["lounge"] }, "productTypes productTypes"],
  ["a website with a script", { website: "javascript:alert(1)" }, "website website"],
  ["a website with blanks", { website: "www aurelia" }, "website website"],
  ["a name that turns the direction of writing", { orgName: "Aurelia\u202E" }, "orgName text"],
  ["a long name", { orgName: "a".repeat(121) }, "orgName tooLong"],
  ["no country", { address: { ...good.address, country: "Atlantis" } }, "country country"],
])("%s", (_, change, problem) => {
  expect(vendorProblems({ ...good, ...change }, checks).map(({ field, code }) => `${field} ${code}`)).toEqual([
    problem,
  ]);
});

test("a part of the address that the country does not know is not asked for (VEN-3)", () => {
  const country = {
    name: "Singapore",
    iso2: "SG",
    iso3: "SGP",
    states: [],
    rules: {
      postalCode: { label: "postal", need: "required" },
      state: { label: "state", need: "none" },
      city: { label: "city", need: "optional" },
    },
  } as const;
  const address = { ...good.address, country: "SGP", state: "", pincode: "" };
  expect(vendorProblems({ ...good, address }, { ...checks, country })).toEqual([
    { field: "pincode", code: "required" },
  ]);
});

test("the start password is held to the rules of passwords (VEN-9)", () => {
  const of = (password: string) => vendorProblems(good, { ...checks, password }).map(({ code }) => code);
  expect(of("short")).toEqual(["password.tooShort"]);
  expect(of("password123456")).toEqual(["password.common"]);
  expect(of("aurelia journeys")).toEqual(["password.personal"]);
});

test("a vendor's phone is its dial code, a hyphen and the number", () => {
  expect(vendorPhone("33", "01 44 55 01 87")).toBe("+33-144550187");
  expect(vendorPhone("1", "+33 1 44 55 01 87")).toBe("+33-144550187");
  expect(vendorPhone("1", "")).toBe("");
});

test("codes of new vendors are made of their names (VEN-2)", () => {
  expect(vendorCodeOf("Aurelia Journeys")).toBe("AURELIA");
  expect(vendorCodeOf("Île & Co")).toBe("ILE");
  expect(vendorCodeOf("日本旅行")).toBe("VENDOR");
  fc.assert(fc.property(fc.string(), (name) => /^[A-Z0-9]{1,12}$/.test(vendorCodeOf(name))));
});

test("a preference takes a channel, its sender and three numbers (VEN-6)", () => {
  expect(preferenceProblems(emptyPreference("")).map(({ field, code }) => `${field} ${code}`)).toEqual([
    "channel required",
    "channelKey required",
    "maxNoChangeCommunication required",
    "minMinsToNotifyForChange required",
    "minOnTimeHoursToNotify required",
  ]);
  const sms = {
    ...emptyPreference("sms"),
    channelKey: "+16175550160",
    maxNoChangeCommunication: "1",
    minMinsToNotifyForChange: "30",
    minOnTimeHoursToNotify: "3",
  };
  expect(preferenceProblems(sms)).toEqual([]);
  expect(preferenceProblems({ ...sms, channelKey: "Northwind" })).toEqual([{ field: "channelKey", code: "phone" }]);
  expect(preferenceProblems({ ...sms, channel: "email" })).toEqual([{ field: "channelKey", code: "email" }]);
  for (const text of ["1.5", "-1", "many", "100000"])
    expect(preferenceProblems({ ...sms, maxNoChangeCommunication: text })).toEqual([
      { field: "maxNoChangeCommunication", code: "number" },
    ]);
  const read = readPreference(sms);
  expect(read && preferenceForm(read)).toEqual(sms);
});

test("origins are exact (VEN-8)", () => {
  expect(readOrigin(" https://www.Northwind.example/ ")).toBe("https://www.northwind.example");
  expect(readOrigin("https://portal.northwind.example:8443")).toBe("https://portal.northwind.example:8443");
  expect(readOrigin("http://localhost:3000")).toBe("http://localhost:3000");
  for (const text of [
    "northwind.example",
    "http://northwind.example",
    "https://*.northwind.example",
    "https://northwind.example/app",
    "https://user@northwind.example",
    "https://northwind",
    "javascript:alert(1)",
    "null",
    "",
  ])
    expect(readOrigin(text), text).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const origin = readOrigin(text);
      return origin === undefined || readOrigin(origin) === origin;
    }),
  );
});

test("settings name a zone, a currency, a language, quiet hours and origins (VEN-8)", () => {
  const settings = {
    requestMode: "standard",
    zone: "Europe/Paris",
    currency: "EUR",
    language: "fr",
    quietFrom: "22:00",
    quietTo: "07:00",
    origins: ["https://www.aurelia.example"],
  } as const;
  expect(settingsProblems(settings)).toEqual([]);
  expect(settingsProblems({ ...settings, quietTo: "" })).toEqual([{ field: "quiet", code: "both" }]);
  expect(settingsProblems({ ...settings, quietTo: "22:00" })).toEqual([{ field: "quiet", code: "invalid" }]);
  expect(settingsProblems({ ...settings, zone: "Mars/Olympus" })).toEqual([{ field: "zone", code: "invalid" }]);
  expect(settingsProblems({ ...settings, origins: ["https://a.example/x"] })).toEqual([
    { field: "origins", code: "origin", origin: "https://a.example/x" },
  ]);
});

test("an upload of templates has one to six, each with its file, name, context and language (VEN-11)", () => {
  const one = { documentName: "a.html", html: "<p>Hi</p>", name: "Gate", context: "gate-change", language: "en" };
  const upload = { channel: "email", channelKey: "a@b.example", productType: "flight-watcher", templates: [one] };
  expect(uploadProblems(upload)).toEqual([]);
  expect(uploadProblems({ channel: "", channelKey: "", productType: "", templates: [] })).toEqual([
    { code: "details", field: "channel" },
    { code: "details", field: "channelKey" },
    { code: "details", field: "productType" },
    { code: "count" },
  ]);
  expect(uploadProblems({ ...upload, templates: [emptyTemplate] })).toEqual([
    { code: "file", at: 0 },
    { code: "fields", at: 0, field: "name" },
    { code: "fields", at: 0, field: "context" },
    { code: "fields", at: 0, field: "language" },
  ]);
  expect(uploadProblems({ ...upload, templates: Array.from({ length: 7 }, () => one) })[0]).toEqual({ code: "count" });
  expect(uploadProblems({ ...upload, templates: [one, one] })).toEqual([{ code: "twice", at: 1 }]);
});
