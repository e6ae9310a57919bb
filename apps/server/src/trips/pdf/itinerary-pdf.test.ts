import { emptyContent, type ItineraryContent } from "@gatehouse/domain/trips";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pagesOfPdf } from "../../../test/pdf-pages.ts";
import { readPicture } from "../../boarding-pass/pages/read-barcodes.ts";
import { drawItinerary, type PrintedItinerary } from "./draw-itinerary.ts";

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

const end = (airportCode: string, dateTime: string, zone: string) => ({ airportCode, dateTime, zone, terminal: "S" });
const flight = (id: string, day: string): ItineraryContent["flights"][number] => ({
  id,
  airlineCode: "DL",
  flightNum: "1862",
  departure: end("ATL", `${day}T08:40`, "America/New_York"),
  arrival: end("RST", `${day}T11:22`, "America/Chicago"),
  pnr: "GK3P7Q",
  confirmationNumber: "GK3P7Q",
  passengerExtra: [{ travelerId: "t", name: "Łukasz Ðorđević", eticket: "0062418553907", seatno: "14C" }],
  cancelled: false,
});
const traveller = {
  travelerId: "t",
  prefix: "Dr.",
  firstName: "Łukasz",
  middleName: "",
  lastName: "Ðorđević",
  email: "",
  phone: "",
};
const printed: PrintedItinerary = {
  vendorName: "Aldermoor Clinics",
  logo: null,
  pageAddress: "",
  request: "",
  bookingNo: "ALD-55501",
  version: 2,
  publishedAt: Date.UTC(2026, 10, 24, 4, 0, 0) / 1000,
  language: "en",
  cities: new Map([
    ["ATL", "Atlanta"],
    ["RST", "Rochester"],
  ]),
  content: {
    ...emptyContent,
    itinerarySummary: "Rochester and back",
    travellers: [traveller, { ...traveller, travelerId: "u", firstName: "Ελένη", lastName: "Жукова" }],
    flights: [flight("f", "2026-12-03")],
    accommodations: [
      {
        id: "h",
        type: "HOTEL",
        name: "Mill Race Inn",
        address: "1 Mill Race, Rochester, MN",
        city: "Rochester",
        phone: "+1 507 555 0148",
        website: "",
        checkinDateTime: "2026-12-03",
        checkOutDateTime: "2026-12-05T11:00",
        zone: "America/Chicago",
        confirmationNumber: "H-77",
        cancelled: false,
      },
    ],
  },
};

// TRP-38
describe("an itinerary as a PDF", () => {
  test("says vendor, booking, travellers of any spelling, and every day with its hours and numbers", async () => {
    const [page = "", ...more] = await pagesOfPdf(await drawItinerary(printed));
    expect(more).toEqual([]);
    for (const text of [
      "Aldermoor Clinics",
      "Rochester and back",
      "Booking ALD-55501 · Version 2, published Tuesday, 24 November 2026 · All times are local.",
      "Dr. Łukasz Ðorđević, Dr. Ελένη Жукова",
      "Thursday, 3 December 2026",
      "08:40 EST",
      "Departure from Atlanta (ATL)",
      "DL 1862 · Terminal S",
      "Seat 14C · E-ticket 0062418553907",
      "PNR GK3P7Q",
      "11:22 CST",
      "Check-in: Mill Race Inn",
      "Confirmation H-77",
      "Page 1 of 1",
      "Clocks go back 1 h: Central Time",
    ])
      expect(page).toContain(text);
    // Without an hour one comes to the hotel after the flight.
    expect(page.indexOf("Check-in")).toBeGreaterThan(page.indexOf("Arrival in Rochester"));
  });

  test("in French, with its title, language and structure for screen readers", async () => {
    const bytes = await drawItinerary({ ...printed, language: "fr" });
    const [page = ""] = await pagesOfPdf(bytes);
    for (const text of [
      "Réservation ALD-55501",
      "jeudi 3 décembre 2026",
      "Départ : Atlanta",
      "Page 1 sur 1",
      "Reculez l’heure de 1 h",
    ])
      expect(page).toContain(text);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(document.getTitle()).toBe("Itinéraire ALD-55501");
    expect(String(document.catalog.get(PDFName.of("Lang")))).toContain("fr");
    expect(document.catalog.get(PDFName.of("StructTreeRoot"))).toBeDefined();
  });

  test("what it was made for, the vendor's logo, and a QR code that leads to its page", async () => {
    const pageAddress = "https://gate.example/dashboard/my-trips/view-trips-details?data=ALD-55501&type=itinerary";
    // A red pixel.
    const logo = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
      "base64",
    );
    const bytes = await drawItinerary({ ...printed, logo, pageAddress, request: "TR-7" });
    const [page = "", ...more] = await pagesOfPdf(bytes);
    expect(more).toEqual([]);
    expect(page).toContain("Booking ALD-55501 · Travel request TR-7 · Version 2");
    expect(page).toContain("Always up to date");
    const document = await pdfium.loadDocument(bytes);
    try {
      const picture = await document.getPage(0).render({ scale: 3, colorSpace: "Gray", render: "bitmap" });
      expect((await readPicture(picture, { tryHarder: true })).map(({ text }) => text)).toEqual([pageAddress]);
    } finally {
      document.destroy();
    }
    // What is no picture is left out: the name stands.
    expect((await pagesOfPdf(await drawItinerary({ ...printed, logo: Buffer.from("<svg/>") })))[0]).toContain(
      "Aldermoor Clinics",
    );
  });

  test("a draft says that it is one", async () => {
    const [page] = await pagesOfPdf(await drawItinerary({ ...printed, bookingNo: "", version: 3, publishedAt: null }));
    expect(page).toContain("Draft of version 3 · All times are local.");
    expect(page).not.toContain("published");
  });

  test("a long one goes over pages, each with its number, and nothing is lost", async () => {
    const flights = Array.from({ length: 40 }, (_, place) =>
      flight(`f${place}`, `2026-12-${String((place % 28) + 1).padStart(2, "0")}`),
    );
    const pages = await pagesOfPdf(await drawItinerary({ ...printed, content: { ...printed.content, flights } }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, place) => expect(page).toContain(`Page ${place + 1} of ${pages.length}`));
    expect(pages.join(" ").match(/Departure from Atlanta/g)).toHaveLength(40);
    expect(pages.join(" ").match(/Arrival in Rochester/g)).toHaveLength(40);
  });

  test("long numbers, addresses and unknown zones take the room that they need", async () => {
    const [stay] = printed.content.accommodations;
    if (!stay) throw new Error("There is a stay.");
    const number = "0123456789 ".repeat(5).trim();
    const address = "1 Mill Race, Rochester, MN ".repeat(12).trim();
    const accommodations = [
      { ...stay, confirmationNumber: number, address, zone: "", checkinDateTime: "2026-12-03T15:00" },
    ];
    const [page = ""] = await pagesOfPdf(
      await drawItinerary({ ...printed, content: { ...printed.content, accommodations } }),
    );
    for (const text of [number, address, "15:00 time zone not known"]) expect(page).toContain(text);
  });

  test("hostile texts are texts", async () => {
    const summary = "%PDF (endobj) <script>alert(1)</script> ".repeat(40);
    const pages = await pagesOfPdf(
      await drawItinerary({ ...printed, content: { ...printed.content, itinerarySummary: summary } }),
    );
    expect(pages.join(" ")).toContain("<script>alert(1)</script>");
  });
});
