import { gatehouse } from "@gatehouse/domain/brand";
import { PDFDocument } from "@cantoo/pdf-lib";
import { desc, eq } from "drizzle-orm";
import { composeProspectMails } from "../src/vendors/agreements/mail.ts";
import { createOutbox } from "../src/messaging/outbox.ts";
import { outbox } from "../src/messaging/tables.ts";
import type { Answer } from "./browser.ts";
import { Browser } from "./browser.ts";
import type { TestDatabase } from "./database.ts";
import { quietLog } from "./log.ts";
import type { TestServer } from "./server.ts";

/** What a prospect of the tests says of itself. */
export const aurelia = {
  orgName: "Aurelia Journeys",
  email: "contact@aurelia.example",
  phoneCode: "33",
  phoneNumber: "01 44 55 01 87",
  website: "www.aurelia.example",
  agreementSigned: "true",
  language: "fr",
};

/** A PDF of one page, with a script in it. */
export async function scriptedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  document.addJavaScript("greeting", "app.alert('hello')");
  return document.save();
}

/** Prospects of a test: what they send, and the mails they get. */
export function partnersOf(database: TestDatabase, server: TestServer, now: () => number) {
  let network = 0;
  /** An address that nobody has called from before. */
  const newAddress = (): string => {
    network += 1;
    return `198.51.${Math.floor(network / 250)}.${(network % 250) + 1}`;
  };
  const send = (
    path: string,
    fields: Readonly<Record<string, string>>,
    {
      bytes,
      name = "agreement.pdf",
      from = newAddress(),
    }: { readonly bytes?: Uint8Array | undefined; readonly name?: string; readonly from?: string } = {},
  ): Promise<Answer> => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    if (bytes) form.append("file", new File([Buffer.from(bytes)], name, { type: "application/pdf" }));
    return new Browser(server).post(path, form, { headers: { "x-forwarded-for": from } });
  };
  const composer = () => {
    const box = createOutbox({ db: database.db, live: server.live, log: quietLog, now }, {});
    const config = { publicUrl: "https://gatehouse.example/", port: 4000, brand: gatehouse };
    composeProspectMails(box, { config, keys: server.keys("prospect-link"), now });
    return box;
  };
  /** What the newest mail of a kind to an address says. */
  const mail = async (email: string, kind?: string) => {
    const written = await database.db
      .select()
      .from(outbox)
      .where(eq(outbox.receiver, email))
      .orderBy(desc(outbox.createdAt));
    const message = written.find((each) => kind === undefined || each.kind === kind);
    return message && composer().compose(database.db, message);
  };
  const key = async (email: string, kind?: string): Promise<string> => {
    const facts = (await mail(email, kind))?.facts;
    const link = facts && "link" in facts ? facts.link : undefined;
    return new URL(String(link)).searchParams.get("key") ?? "";
  };
  const submit = (patch: Readonly<Record<string, string>> = {}, file: Parameters<typeof send>[2] = {}) =>
    send("/partners/prospects", { ...aurelia, ...patch }, file);
  const confirm = (presented: string) =>
    new Browser(server).post("/partners/confirm", { key: presented }, { headers: { "x-forwarded-for": newAddress() } });
  return { send, submit, confirm, mail, key, newAddress };
}
