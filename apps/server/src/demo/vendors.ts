import { vendorDetails, vendorPreference, vendorSettings } from "../vendors/tables.ts";
import type { Transaction } from "../platform/database.ts";

const day = 86_400;

/** Details of the demo's vendors; one that came by the command long ago has none. */
const known = [
  {
    vendor: "NWT",
    email: "ops@northwind.example",
    alertEmail: "alerts@northwind.example",
    bcc: "archive@northwind.example",
    phoneCode: "44",
    phoneNumber: "1174960148",
    website: "www.northwind.example",
    productTypes: ["air-traveler-assist", "flight-watcher", "auto-checkin", "flight-disruption-guarantee"],
    support: ["Mara", "Elin", "Lindholm", "F", "mara.lindholm@northwind.example"],
    country: "GBR",
    quiet: ["22:00", "07:00"],
    origins: ["https://www.northwind.example", "https://portal.northwind.example"],
    age: 620,
    sms: "+441174960160",
  },
  {
    vendor: "BLA",
    email: "travel@blueatlas.example",
    alertEmail: "duty@blueatlas.example",
    bcc: "records@blueatlas.example",
    phoneCode: "91",
    phoneNumber: "8041230077",
    website: "blueatlas.example",
    productTypes: ["flight-watcher", "auto-checkin"],
    support: ["Ravi", "", "Menon", "M", "ravi.menon@blueatlas.example"],
    country: "IND",
    quiet: ["", ""],
    origins: [],
    age: 410,
    sms: undefined,
  },
  {
    vendor: "ALD",
    email: "travel@aldermoor.example",
    alertEmail: "desk@aldermoor.example",
    bcc: "archive@aldermoor.example",
    phoneCode: "1",
    phoneNumber: "5075550120",
    website: "www.aldermoor.example",
    productTypes: ["air-traveler-assist"],
    support: ["June", "", "Abara", "F", "june.abara@aldermoor.example"],
    country: "USA",
    quiet: ["21:00", "06:30"],
    origins: ["https://staff.aldermoor.example"],
    age: 95,
    sms: "+15075550121",
  },
] as const;

/** Basic details, settings and preferences of the demo's vendors (VEN-3, VEN-6, VEN-8). */
export async function addDemoVendors(tx: Transaction, now: number): Promise<void> {
  const common = { minOnTimeHoursToNotify: 24, communicateOnTerminalChange: true, communicateOnGateChange: true };
  for (const { vendor, support, quiet, origins, age, sms, productTypes, ...details } of known) {
    const [supportFirstname, supportMiddlename, supportLastname, supportGender, supportEmail] = support;
    const names = { supportFirstname, supportMiddlename, supportLastname, supportGender, supportEmail };
    await tx
      .insert(vendorDetails)
      .values({ vendor, ...details, ...names, productTypes: [...productTypes], createdAt: now - age * day });
    const [quietFrom, quietTo] = quiet;
    await tx.insert(vendorSettings).values({ vendor, quietFrom, quietTo, origins: [...origins] });
    await tx.insert(vendorPreference).values([
      {
        vendor,
        channel: "email",
        channelKey: details.email.replace(/^[^@]+/, "trips"),
        maxNoChangeCommunication: 2,
        minMinsToNotifyForChange: 15,
        ...common,
      },
      ...(sms === undefined
        ? []
        : [
            {
              vendor,
              channel: "sms" as const,
              channelKey: sms,
              maxNoChangeCommunication: 1,
              minMinsToNotifyForChange: 30,
              ...common,
              minOnTimeHoursToNotify: 3,
              welcomeMsg: "We watch your flight and write when it changes.",
            },
          ]),
    ]);
  }
}
