import { describe, expect, test } from "vitest";
import { pageOwnership } from "./ownership.ts";
import { judgeLink } from "./judge-link.ts";
import { readPassText } from "./pass-text.ts";
import { passPoints } from "./points.ts";
import { bookingOf, emma } from "./testing/bookings.ts";

const booking = bookingOf(emma);
const facts = "Passenger: Ms Emma Williams\nBooking reference: K7XQ2M\nFlight VY 821 BCN - LHR\nDate: 31 Dec 2026";
const ticked = passPoints.map((point) => ({ point, ticked: true }));

function claimOn(text: string) {
  const pass = readPassText(text, booking);
  const [ownership] = pass ? pageOwnership([pass], booking) : [];
  if (!pass || !ownership) throw new Error("Nothing was read.");
  const linked = (words: Parameters<typeof judgeLink>[2]) => judgeLink([pass], ownership, words);
  return { ownership, linked };
}

describe("a text that says that it is a boarding pass", () => {
  test.each([
    `BOARDING PASS\n${facts}\nSeat 12A`,
    `Vueling Airlines   Boarding card\n${facts}\nGate B24`,
    `Ihre Bordkarte\n${facts}\nSitzplatz 12A`,
    `CARTE D’EMBARQUEMENT\n${facts}\nSiège 12A`,
    `Tarjeta de embarque\n${facts}\nAsiento 12A`,
    `Carta d'imbarco\n${facts}\nPosto 12A`,
    `Cartão de embarque\n${facts}\nAssento 12A`,
    `Instapkaart\n${facts}\nStoel 12A`,
    // What airlines print of rights in general says nothing of this flight.
    `BOARDING PASS\n${facts}\nSEQ 041\nIf you are denied boarding or if your flight is cancelled or delayed, ask at the gate for your rights.`,
    `BOARDING PASS\n${facts}\nSeat 12A\nPassengers who have not checked in their bags, and standby passengers, go to the desk.`,
  ])("proves itself: %s", (text) => {
    const { ownership, linked } = claimOn(text);
    expect(ownership).toMatchObject({ matched: true, problem: null, unproven: [] });
    expect(linked({ checks: ticked })).toMatchObject({ ok: true, differing: false });
    expect(linked({})).toMatchObject({ ok: true, differing: false });
  });
});

describe("a text that does not", () => {
  test.each([
    facts,
    `${facts}\nSeat 12A`,
    `BOARDING PASS\n${facts}`,
    `You will get your boarding pass at the counter\n${facts}\nSeat 12A`,
    `Download your boarding pass in the app\n${facts}\nSeat 12A`,
    `Nach dem Check-in erhalten Sie Ihre Bordkarte\n${facts}\nSitzplatz 12A`,
  ])("needs a second look, whoever links it: %s", (text) => {
    const { ownership, linked } = claimOn(text);
    expect(ownership).toMatchObject({ matched: false, unproven: ["document"] });
    expect(ownership.compared.points.every(({ verdict }) => verdict !== "differs")).toBe(true);
    for (const words of [{ checks: ticked }, {}])
      expect(linked(words)).toMatchObject({ ok: true, differing: true, findings: { unproven: ["document"] } });
  });
});

describe("a text that says that it is something else", () => {
  test.each([
    ["CANCELLED", "Your flight was cancelled."],
    ["CANCELLED", "Ihr Flug wurde annulliert."],
    ["CANCELLED", "Votre vol a été annulé."],
    ["CANCELLED", "Su vuelo ha sido cancelado."],
    ["CANCELLED", "Il tuo volo è stato cancellato."],
    ["CANCELLED", "O seu voo foi cancelado."],
    ["CANCELLED", "Uw vlucht is geannuleerd."],
    ["OTHER_DOCUMENT", "INVOICE"],
    ["OTHER_DOCUMENT", "Rechnung Nr. 4711"],
    ["OTHER_DOCUMENT", "Facture"],
    ["OTHER_DOCUMENT", "Your booking is confirmed"],
    ["OTHER_DOCUMENT", "Buchungsbestätigung"],
    ["OTHER_DOCUMENT", "Confirmation de votre réservation"],
    ["OTHER_DOCUMENT", "This is not your boarding pass"],
    ["OTHER_DOCUMENT", "No boarding pass yet"],
    ["OTHER_DOCUMENT", "Your boarding pass is not yet available"],
    ["OTHER_DOCUMENT", "Ce document n'est pas une carte d’embarquement"],
    ["OTHER_DOCUMENT", "Dies ist keine Bordkarte"],
    ["OTHER_DOCUMENT", "Este documento no es una tarjeta de embarque"],
    ["OTHER_DOCUMENT", "Questo documento non è una carta d'imbarco"],
    ["OTHER_DOCUMENT", "Este documento não é um cartão de embarque"],
    ["OTHER_DOCUMENT", "Dit is geen instapkaart"],
    ["ITINERARY_RECEIPT", "Electronic Ticket Passenger Itinerary and Receipt"],
    ["ITINERARY_RECEIPT", "ITINERARY RECEIPT"],
    ["STANDBY", "STANDBY - not checked in"],
    ["STANDBY", "Liste d'attente"],
    ["NOT_CHECKED_IN", "Not checked in"],
    ["NOT_CHECKED_IN", "Noch nicht eingecheckt"],
    ["NOT_CHECKED_IN", "Passager pas encore enregistré"],
  ])("%s: %s", (problem, line) => {
    // Whether or not it has the looks of a pass besides.
    for (const text of [`${line}\n${facts}`, `BOARDING PASS\n${facts}\nSeat 12A\n${line}`]) {
      const { ownership, linked } = claimOn(text);
      expect(ownership).toMatchObject({ matched: false, problem });
      expect(linked({ checks: ticked })).toMatchObject({ ok: false, problem });
      expect(linked({ checks: ticked, override: "seen" })).toMatchObject({ differing: true, findings: { problem } });
      expect(linked({})).toMatchObject({ ok: true, differing: true, findings: { problem } });
    }
  });
});
