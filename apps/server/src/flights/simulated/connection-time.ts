import type { Route } from "./timetable.ts";

/**
 * Minutes that it takes to change planes, where both flights are within a country and otherwise, roughly as airports publish them. An
 * airport that is not here needs the usual time.
 */
const times = `
AMS 40 50
ATL 45 60
BKK 60 75
BRU 45 50
CDG 60 90
CPH 30 45
DFW 45 60
DOH 45 60
DUB 45 60
DXB 60 75
EWR 50 75
FCO 45 60
FRA 45 45
HEL 35 40
HKG 50 60
HND 45 70
IAD 45 60
ICN 60 70
IST 60 75
JFK 60 90
KEF 40 45
LAX 60 90
LGW 60 75
LHR 60 75
LIS 45 60
MAD 45 60
MUC 30 35
NRT 60 75
ORD 50 75
SIN 60 60
SYD 60 75
VIE 30 30
YUL 60 75
YYZ 60 75
ZRH 40 40
`;

const usual = { domestic: 45, international: 60 } as const;
/** Whoever enters the USA goes through passport control and customs with their baggage, wherever they go on to. */
const entry = { country: "US", minutes: 90 } as const;

const byAirport = new Map(
  times
    .trim()
    .split("\n")
    .map((line) => {
      const [iata = "", domestic, international] = line.split(" ");
      return [iata, { domestic: Number(domestic), international: Number(international) }] as const;
    }),
);

type Leg = Pick<Route, "from" | "to">;

/** Seconds that lie at least between two flights, at the airport at which the first arrives. */
export function connectionTime({ from, to }: Leg, onwards: Leg): number {
  const { domestic, international } = byAirport.get(to.iata) ?? usual;
  const isDomestic = from.country === to.country && onwards.to.country === to.country;
  const minutes = isDomestic ? domestic : international;
  const enters = to.country === entry.country && from.country !== entry.country;
  return (enters ? Math.max(minutes, entry.minutes) : minutes) * 60;
}
