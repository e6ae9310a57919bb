import { encode } from "bcbp";
import { passName } from "@gatehouse/domain/boarding-pass";

/** The 2D symbologies of IATA Resolution 792. */
export const symbologies = ["azteccode", "pdf417", "qrcode", "datamatrix"] as const;
export type Symbology = (typeof symbologies)[number];

/** What a boarding pass says. */
export interface PassFacts {
  readonly airline: string;
  readonly airlineName: string;
  readonly flightnum: string;
  readonly pnr: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly from: { readonly iata: string; readonly name: string };
  readonly to: { readonly iata: string; readonly name: string };
  /** Airport-local: YYYY-MM-DD and HH:MM. */
  readonly date: string;
  readonly departure: string;
  readonly boarding: string;
  readonly gate: string;
  /** Row and letter, "12A". */
  readonly seat: string;
  /** Order of check-in on the flight. */
  readonly sequence: number;
  /** IATA number of the e-ticket, 13 digits; the first three are the airline's. */
  readonly eticket: string | null;
  readonly symbology: Symbology;
  /** Hue of the airline's colour, 0 to 359. */
  readonly hue: number;
}

/** The text of the barcode (IATA Resolution 792, version 6), one leg. */
export function passBarcode(facts: PassFacts): string {
  const { airline, flightnum, pnr, firstname, lastname, from, to, date, seat, sequence, eticket } = facts;
  const day = new Date(`${date}T00:00:00Z`);
  return encode({
    meta: { formatCode: "M", electronicTicketIndicator: eticket === null ? " " : "E", versionNumber: 6 },
    data: {
      passengerName: passName(lastname, firstname),
      passengerDescription: "0",
      checkInSource: "W",
      boardingPassIssuanceSource: "W",
      issuanceDate: day,
      documentType: "B",
      boardingPassIssuerDesignator: airline,
      legs: [
        {
          operatingCarrierPNR: pnr,
          departureAirport: from.iata,
          arrivalAirport: to.iata,
          operatingCarrierDesignator: airline,
          flightNumber: flightnum.padStart(4, "0"),
          flightDate: day,
          compartmentCode: "Y",
          seatNumber: seat.padStart(4, "0"),
          checkInSequenceNumber: String(sequence).padStart(4, "0"),
          passengerStatus: "1",
          marketingCarrierDesignator: airline,
          ...(eticket === null ? {} : { airlineNumericCode: eticket.slice(0, 3), serialNumber: eticket.slice(3) }),
        },
      ],
    },
  });
}
