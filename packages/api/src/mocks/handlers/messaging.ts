import { can } from "@gatehouse/domain/access";
import {
  canSendAgain,
  maskAddress,
  maskNumber,
  maxSmsSegments,
  messageStates,
  quietUntil,
  smsLength,
  smsText,
} from "@gatehouse/domain/messaging";
import { isEmail, readPhone, zonesOfPhone } from "@gatehouse/domain/travellers";
import type { contract } from "../../contract.ts";
import { createEmail, type MockEmail } from "../factories/email.ts";
import { createSms } from "../factories/sms.ts";
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

const e164 = (typed: string): string | undefined => {
  const phone = readPhone("", typed);
  return phone && `+${phone.code}${phone.number}`;
};
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The mocked calls about e-mails and SMS. */
export function messagingCalls({ emails, user, now }: Parts): Implementation<typeof contract.messaging> {
  const seesTravellers = () => can(user().permissions, "checkinInfo");
  const shown = (row: MockEmail): MockEmail =>
    seesTravellers() ? row : { ...row, receiver: maskAddress(row.receiver) };
  const isKnown = (bookingNo = "") => bookingNo === "" || emails.hasBooking(bookingNo);
  return {
    ofBooking: ({ bookingNo }) => {
      const open = seesTravellers();
      const mails = emails.all().filter((row) => row.bookingNo === bookingNo);
      const sms = emails.sms().filter((row) => row.bookingNo === bookingNo);
      return {
        messages: [
          ...mails.map((row) => ({
            id: row.id,
            channel: "email" as const,
            purpose: row.purpose,
            status: row.state,
            reason: row.reason,
            person: open ? row.receiver : maskAddress(row.receiver),
            words: "",
            at: row.createdAt,
          })),
          ...sms.map(({ id, status, reason, from, to, msg, datecreated }) => {
            const person = status === "received" ? from : to;
            return {
              id,
              channel: "sms" as const,
              purpose: status === "received" ? null : ("messaging.sms" as const),
              status,
              reason,
              person: open ? person : maskNumber(person),
              words: msg,
              at: datecreated,
            };
          }),
        ].toSorted((a, b) => b.at - a.at),
      };
    },
    traveller: ({ bookingNo }, fail) => {
      if (!isKnown(bookingNo)) throw fail("UNKNOWN_BOOKING");
      const { name, email, phone } = emails.traveller();
      const open = seesTravellers();
      return {
        name,
        email: open ? email : maskAddress(email),
        phone: open ? phone : maskNumber(phone),
        wantsNoEmails: emails.isOptedOut(email),
        wantsNoSms: emails.isOptedOut(phone),
      };
    },
    sms: {
      send: ({ toPhnNo, toTraveller, msg, bookingNo }, fail) => {
        const to = e164(toTraveller ? emails.traveller().phone : toPhnNo);
        if (to === undefined) throw fail(toTraveller ? "NO_NUMBER" : "BAD_NUMBER");
        const { segments } = smsLength(smsText(msg));
        if (segments > maxSmsSegments) throw fail("TOO_LONG");
        if (!isKnown(bookingNo)) throw fail("UNKNOWN_BOOKING");
        if (emails.isOptedOut(to)) throw fail("OPTED_OUT");
        const quiet = quietUntil(now(), zonesOfPhone(to)) ?? null;
        const row = createSms(now(), 900 + emails.sms().length, {
          to,
          msg: smsText(msg),
          bookingNo: bookingNo ?? "",
          datecreated: now(),
          dateupdated: now(),
          datesent: null,
          status: "queued",
          noofsegments: segments,
          nextTryAt: quiet ?? now(),
          reason: quiet === null ? null : "quiet-hours",
          canSendAgain: false,
        });
        emails.addSms(row);
        return { id: row.id, segments, quietUntil: quiet };
      },
      search: ({ toPhnNo = "", fromPhnNo = "", notDelivered }, fail) => {
        const [to, from] = [toPhnNo, fromPhnNo].map((typed) => (typed === "" ? null : e164(typed)));
        if (to === undefined || from === undefined || (to === null && from === null && !notDelivered))
          throw fail("BAD_NUMBER");
        const data = emails
          .sms()
          .filter(
            (row) =>
              (to === null || row.to === to) &&
              (from === null || row.from === from) &&
              (!notDelivered || row.status === "dead" || row.status === "undelivered"),
          );
        return { status: true, data: [...data], channel: emails.channel() };
      },
      sendAgain: ({ ids }) => {
        const again: string[] = [];
        const refused: { id: string; code: "NOT_FOUND" | "OPTED_OUT" }[] = [];
        for (const id of ids) {
          const row = emails.sms().find((one) => one.id === id);
          if (!row?.canSendAgain) refused.push({ id, code: "NOT_FOUND" });
          else if (row.reason === "opted-out") refused.push({ id, code: "OPTED_OUT" });
          else {
            again.push(id);
            emails.changeSms(id, {
              status: "queued",
              reason: null,
              errorcode: null,
              errormessage: null,
              nextTryAt: now(),
            });
          }
        }
        return { again, refused };
      },
    },
    emails: {
      send: ({ email: typed, toTraveller, subject, bookingNo }, fail) => {
        const email = toTraveller ? emails.traveller().email : typed;
        if (!isEmail(email)) throw fail(toTraveller ? "NO_ADDRESS" : "BAD_ADDRESS");
        if (!isKnown(bookingNo)) throw fail("UNKNOWN_BOOKING");
        if (emails.isOptedOut(email)) throw fail("OPTED_OUT");
        const row = createEmail(now(), 900 + emails.all().length, {
          receiver: email,
          purpose: "messaging.letter",
          subject,
          bookingNo: bookingNo ?? "",
          pnr: null,
          state: "queued",
          sentAt: null,
          attempts: 0,
          answer: null,
          createdAt: now(),
          nextTryAt: now(),
        });
        emails.addEmail(row);
        return { id: row.id };
      },
      preview: ({ subject = "", text = "", bookingNo }, fail) => {
        if (!isKnown(bookingNo)) throw fail("UNKNOWN_BOOKING");
        const paragraphs = text.split(/\n{2,}/).map((part) => `<p>${escaped(part)}</p>`);
        return {
          subject,
          fromName: "Northwind Travel",
          text,
          html: `<!doctype html><html lang="en"><body><h1>Northwind Travel</h1>${paragraphs.join("")}</body></html>`,
        };
      },
      search: ({ states = [], text = "", ...page }) => {
        const found = emails
          .all()
          .filter(({ state }) => states.length === 0 || states.includes(state))
          .filter(
            ({ bookingNo, receiver }) =>
              text === "" ||
              bookingNo === text ||
              (seesTravellers() ? receiver.startsWith(text.toLowerCase()) : receiver === text.toLowerCase()),
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
