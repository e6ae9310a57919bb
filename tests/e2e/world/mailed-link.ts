import { expect } from "@playwright/test";
import { type Caller, servers } from "./people.ts";

/** The address in the newest mail of a kind to somebody, as the demo's mail server received it. */
export async function mailedLink(call: Caller, email: string, purpose: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const { body } = await call("POST", "/messaging/emails/search", { text: email, page: 0, size: 20 });
    const { content } = body as { readonly content: readonly { readonly id: string; readonly purpose: string }[] };
    const newest = content.find((mail) => mail.purpose === purpose);
    const read = await call("GET", `/messaging/emails/${newest?.id ?? ""}`);
    const { content: mail } = read.body as { readonly content: { readonly source: string; readonly text: string } };
    expect(mail.source).toBe("received");
    link = /https?:\S+\/reset-password\?id=\S+/.exec(mail.text)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  const { pathname, search } = new URL(link);
  return `${servers()[0]}${pathname}${search}`;
}
