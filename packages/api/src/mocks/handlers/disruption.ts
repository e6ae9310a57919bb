import { judgePrice, sharesOf, stockLevel } from "@gatehouse/domain/disruption";
import type { contract } from "../../contract.ts";
import type { Implementation } from "../implement.ts";
import type { MockDisruptions } from "../mock-disruptions.ts";

/** Disruptions as staff see them. @param now seconds since 1970, UTC */
export function disruptionCalls(
  disruptions: MockDisruptions,
  now: () => number,
): Implementation<typeof contract.disruption> {
  const stock = ["FCO", "WAW"].map((airport, place) => ({
    vendor: "NWT",
    airport,
    left: place * 6,
    used: 2,
    level: stockLevel(place * 6),
  }));
  return {
    board: ({ q, airline }) => {
      const rows = disruptions
        .all()
        .filter(
          (row) =>
            (airline === "" || row.carrier === airline) &&
            [row.traveller, row.bookingNo, row.pnr, `${row.carrier} ${row.number}`].some((text) =>
              text.toLowerCase().includes(q.toLowerCase()),
            ),
        );
      const count = (group: string) => rows.filter((row) => row.group === group).length;
      return {
        rows,
        counts: { us: count("us"), traveller: count("traveller"), settled: count("settled") },
        airlines: [...new Set(disruptions.all().map(({ carrier }) => carrier))].toSorted(),
        statusCheckedAt: now() - 30,
        stock,
      };
    },
    details: ({ id }, fail) => {
      const found = disruptions.find(id);
      if (!found) throw fail("NOT_FOUND");
      return found;
    },
    flights: () => ({ flights: [] }),
    cover: ({ id, version, covered }, fail) => {
      if (disruptions.find(id)?.version !== version) throw fail("CHANGED_MEANWHILE");
      return disruptions.change(id, { covered });
    },
    sendLink: ({ id, version, email }, fail) => {
      if (disruptions.find(id)?.version !== version) throw fail("CHANGED_MEANWHILE");
      if (email !== "" && !email.includes("@")) throw fail("INVALID_ADDRESS");
      return disruptions.change(id, { fdaStatus: "DETECTED", group: "traveller", action: "none" });
    },
    reprice: ({ id, version }, fail) => {
      const row = disruptions.find(id);
      if (row?.version !== version) throw fail("CHANGED_MEANWHILE");
      if (!row.chosen) throw fail("NOTHING_CHOSEN");
      const { hundredths, unit, payable } = row.chosen.price;
      const fresh = { hundredths: disruptions.priceNow ?? hundredths, unit };
      const { passengers, covered } = row;
      return disruptions.change(id, {
        quote: {
          price: { ...fresh, ...sharesOf(fresh, passengers, covered) },
          seatsLeft: 5,
          askedAt: now(),
          heldUntil: now() + 900,
          verdict: judgePrice({ hundredths, unit }, fresh, { passengers, isCovered: covered, agreed: payable }),
        },
      });
    },
    confirm: ({ id, version }, fail) => {
      if (disruptions.find(id)?.version !== version) throw fail("CHANGED_MEANWHILE");
      return disruptions.change(id, { fdaStatus: "CONFIRMED", group: "settled", action: "none" });
    },
    decline: ({ id }) =>
      disruptions.change(id, { fdaStatus: "SEARCHING", group: "traveller", action: "none", chosen: null }),
    triggerLoungePass: ({ bookingNo }, fail) => {
      const row = disruptions.all().find((one) => one.bookingNo === bookingNo);
      if (!row) throw fail("NOT_FOUND");
      const hasPass = row.passesLeft > 0;
      disruptions.change(row.id, {
        fdaStatus: hasPass ? "TRIGGERED_SUCCESSFULLY" : "VOUCHER_SEND",
        group: "settled",
        action: "none",
        lounge: {
          passDocument: hasPass ? "d_1" : null,
          voucher: hasPass ? null : "RIDE-7KQM-X2D4",
          at: now(),
        },
      });
      return { sent: hasPass ? "pass" : "voucher" };
    },
    addPass: () => ({ stock }),
  };
}
