import { emptyContent, type ItineraryFlight } from "@gatehouse/domain/trips";
import { drawBeside } from "@gatehouse/server/itinerary-pdf";

const rounds = 20;

const end = (airportCode: string, dateTime: string, zone: string) => ({ airportCode, dateTime, zone, terminal: "2" });
const flight = (place: number): ItineraryFlight => {
  const day = `2026-12-${String(place + 1).padStart(2, "0")}`;
  return {
    id: `f${place}`,
    airlineCode: "DL",
    flightNum: String(1800 + place),
    departure: end("ATL", `${day}T08:40`, "America/New_York"),
    arrival: end("RST", `${day}T11:22`, "America/Chicago"),
    pnr: "GK3P7Q",
    confirmationNumber: "GK3P7Q",
    passengerExtra: [{ travelerId: "t", name: "Hana Lindqvist", eticket: "0062418553907", seatno: "14C" }],
    cancelled: false,
  };
};

/** Milliseconds of processor time that the PDF of a trip of ten flights takes: the median of many, one after the other. */
export async function pdfMilliseconds(): Promise<number> {
  const traveller = {
    travelerId: "t",
    prefix: "",
    firstName: "Hana",
    middleName: "",
    lastName: "Lindqvist",
    email: "",
    phone: "",
  };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    const bytes = await drawBeside({
      vendorName: "Aldermoor Clinics",
      logo: null,
      pageAddress: "https://gatehouse.example/dashboard/my-trips/view-trips-details?data=ALD-55501&type=itinerary",
      request: "TR-7",
      bookingNo: "ALD-55501",
      version: 1,
      publishedAt: 1_795_000_000,
      language: "en",
      cities: new Map([
        ["ATL", "Atlanta"],
        ["RST", "Rochester"],
      ]),
      content: {
        ...emptyContent,
        itinerarySummary: "Five times Rochester and back",
        travellers: [traveller],
        flights: Array.from({ length: 10 }, (_, place) => flight(place)),
      },
    });
    const { user, system } = process.cpuUsage(before);
    if (bytes.length < 10_000) throw new Error("The PDF is empty.");
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? Number.NaN;
}
