import { can } from "@gatehouse/domain/access";
import { canSendAgain, maskAddress, messageStates } from "@gatehouse/domain/messaging";
import type { contract } from "../../contract.ts";
import type { MockEmail } from "../factories/email.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockEmails } from "../mock-emails.ts";
import { pageOfItems } from "./page.ts";

interface Parts {
  readonly emails: MockEmails;
  readonly user: () => MockUser;
  readonly now: () => number;
}

const html = `<!doctype html><html lang="en"><body><h1>Northwind Travel</h1><p>You are checked in. Your boarding pass is attached.</p><script>document.title = "taken over"</script></body></html>`;

export function messagingCalls({ emails, user, now }: Parts): Implementation<typeof contract.messaging> {
  const seesTravellers = () => can(user().permissions, "checkinInfo");
  const shown = (row: MockEmail): MockEmail =>
    seesTravellers() ? row : { ...row, receiver: maskAddress(row.receiver) };
  return {
    emails: {
      search: ({ states = [], text = "", ...page }) => {
        const found = emails
          .all()
          .filter(({ state }) => states.length === 0 || states.includes(state))
          .filter(
            ({ bookingNo, receiver }) =>
              text === "" || bookingNo === text || (seesTravellers() && receiver.startsWith(text.toLowerCase())),
          );
        return {
          ...pageOfItems(found.map(shown), page),
          channel: emails.channel(),
          counts: messageStates.map((state) => ({
            state,
            count: emails.all().filter((row) => row.state === state).length,
          })),
        };
      },
      read: ({ id }, fail) => {
        const row = emails.find(id);
        if (!row) throw fail("NOT_FOUND");
        return {
          email: shown(row),
          content: {
            source: row.state === "sent" ? "received" : "draft",
            subject: "Your boarding pass for British Airways BA 117 on 20 November 2026 – Northwind Travel",
            fromName: "Northwind Travel",
            text: "You are checked in. Your boarding pass is attached to this e-mail as a PDF.",
            html,
            attachments: [
              { name: "boarding-pass-BA117.pdf", mediaType: "application/pdf", readable: seesTravellers() },
            ],
          },
          log:
            row.state === "retrying" ? [{ action: "SENT_AGAIN", userid: "admin", at: now() - 60, note: "dead" }] : [],
        };
      },
      attachment: (_input, fail) => {
        if (!seesTravellers()) throw fail("NOT_FOUND");
        return { name: "boarding-pass-BA117.pdf", mediaType: "application/pdf", content: btoa("%PDF-1.7") };
      },
      sendAgain: ({ ids }) => {
        const again: string[] = [];
        const refused: { id: string; code: "NOT_FOUND" | "CANCELLED" | "SECRET_GONE" }[] = [];
        for (const id of ids) {
          const row = emails.find(id);
          if (!row) refused.push({ id, code: "NOT_FOUND" });
          else if (!canSendAgain(row.state)) refused.push({ id, code: "CANCELLED" });
          else if (row.purpose === "travellers.missing-info-link") refused.push({ id, code: "SECRET_GONE" });
          else {
            again.push(id);
            emails.change(id, { state: "queued", reason: null, answer: null, attempts: 0, nextTryAt: now() });
          }
        }
        return { again, refused };
      },
    },
  };
}
