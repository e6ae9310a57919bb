/** An airport that sample flights fly from, as the autocomplete lists it. */
export interface FlightPlace {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** The city in French. */
  readonly french: string;
  /** IATA code of the metropolitan area. */
  readonly city_code: string;
  /** ISO 3166-1 alpha-2. */
  readonly country_id: string;
  /** IANA time zone. */
  readonly zone: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

type Row = readonly [
  code: string,
  name: string,
  city: string,
  cityCode: string,
  country: string,
  zone: string,
  latitude: number,
  longitude: number,
];

const rows: readonly Row[] = [
  ["JFK", "John F. Kennedy International Airport", "New York", "NYC", "US", "America/New_York", 40.64, -73.79],
  ["EWR", "Newark Liberty International Airport", "New York", "NYC", "US", "America/New_York", 40.69, -74.18],
  ["LGA", "LaGuardia Airport", "New York", "NYC", "US", "America/New_York", 40.78, -73.87],
  ["BOS", "Boston Logan International Airport", "Boston", "BOS", "US", "America/New_York", 42.36, -71.01],
  ["IAD", "Washington Dulles International Airport", "Washington", "WAS", "US", "America/New_York", 38.95, -77.46],
  ["ORD", "Chicago O’Hare International Airport", "Chicago", "CHI", "US", "America/Chicago", 41.98, -87.9],
  ["LAX", "Los Angeles International Airport", "Los Angeles", "LAX", "US", "America/Los_Angeles", 33.94, -118.41],
  ["SFO", "San Francisco International Airport", "San Francisco", "SFO", "US", "America/Los_Angeles", 37.62, -122.38],
  ["HNL", "Daniel K. Inouye International Airport", "Honolulu", "HNL", "US", "Pacific/Honolulu", 21.32, -157.92],
  ["YUL", "Montréal–Trudeau International Airport", "Montréal", "YMQ", "CA", "America/Toronto", 45.47, -73.74],
  ["YYZ", "Toronto Pearson International Airport", "Toronto", "YTO", "CA", "America/Toronto", 43.68, -79.63],
  ["GRU", "São Paulo–Guarulhos International Airport", "São Paulo", "SAO", "BR", "America/Sao_Paulo", -23.43, -46.47],
  ["KEF", "Keflavík International Airport", "Reykjavík", "REK", "IS", "Atlantic/Reykjavik", 63.99, -22.61],
  ["PDL", "João Paulo II Airport", "Ponta Delgada", "PDL", "PT", "Atlantic/Azores", 37.74, -25.7],
  ["LIS", "Humberto Delgado Airport", "Lisbon", "LIS", "PT", "Europe/Lisbon", 38.77, -9.13],
  ["OPO", "Francisco Sá Carneiro Airport", "Porto", "OPO", "PT", "Europe/Lisbon", 41.24, -8.68],
  ["MAD", "Adolfo Suárez Madrid–Barajas Airport", "Madrid", "MAD", "ES", "Europe/Madrid", 40.47, -3.56],
  ["BCN", "Josep Tarradellas Barcelona–El Prat Airport", "Barcelona", "BCN", "ES", "Europe/Madrid", 41.3, 2.08],
  ["DUB", "Dublin Airport", "Dublin", "DUB", "IE", "Europe/Dublin", 53.42, -6.27],
  ["LHR", "London Heathrow Airport", "London", "LON", "GB", "Europe/London", 51.47, -0.45],
  ["LGW", "London Gatwick Airport", "London", "LON", "GB", "Europe/London", 51.15, -0.18],
  ["LCY", "London City Airport", "London", "LON", "GB", "Europe/London", 51.5, 0.05],
  ["CDG", "Paris Charles de Gaulle Airport", "Paris", "PAR", "FR", "Europe/Paris", 49.01, 2.55],
  ["ORY", "Paris Orly Airport", "Paris", "PAR", "FR", "Europe/Paris", 48.72, 2.38],
  ["AMS", "Amsterdam Airport Schiphol", "Amsterdam", "AMS", "NL", "Europe/Amsterdam", 52.31, 4.76],
  ["BRU", "Brussels Airport", "Brussels", "BRU", "BE", "Europe/Brussels", 50.9, 4.48],
  ["FRA", "Frankfurt Airport", "Frankfurt", "FRA", "DE", "Europe/Berlin", 50.03, 8.57],
  ["MUC", "Munich Airport", "Munich", "MUC", "DE", "Europe/Berlin", 48.35, 11.79],
  ["ZRH", "Zürich Airport", "Zürich", "ZRH", "CH", "Europe/Zurich", 47.46, 8.55],
  ["FCO", "Rome Fiumicino Airport", "Rome", "ROM", "IT", "Europe/Rome", 41.8, 12.25],
  ["CPH", "Copenhagen Airport", "Copenhagen", "CPH", "DK", "Europe/Copenhagen", 55.62, 12.66],
  ["IST", "Istanbul Airport", "Istanbul", "IST", "TR", "Europe/Istanbul", 41.28, 28.75],
  ["DXB", "Dubai International Airport", "Dubai", "DXB", "AE", "Asia/Dubai", 25.25, 55.36],
  ["BOM", "Chhatrapati Shivaji Maharaj International Airport", "Mumbai", "BOM", "IN", "Asia/Kolkata", 19.09, 72.87],
  ["SIN", "Singapore Changi Airport", "Singapore", "SIN", "SG", "Asia/Singapore", 1.36, 103.99],
  ["NRT", "Narita International Airport", "Tokyo", "TYO", "JP", "Asia/Tokyo", 35.77, 140.39],
  ["HND", "Tokyo Haneda Airport", "Tokyo", "TYO", "JP", "Asia/Tokyo", 35.55, 139.78],
  ["SYD", "Sydney Kingsford Smith Airport", "Sydney", "SYD", "AU", "Australia/Sydney", -33.95, 151.18],
  ["AKL", "Auckland Airport", "Auckland", "AKL", "NZ", "Pacific/Auckland", -37.01, 174.79],
];

/** Cities that have another name in French. */
const frenchNames: Readonly<Record<string, string>> = {
  Lisbon: "Lisbonne",
  Barcelona: "Barcelone",
  London: "Londres",
  Brussels: "Bruxelles",
  Frankfurt: "Francfort",
  Copenhagen: "Copenhague",
  Dubai: "Dubaï",
  Singapore: "Singapour",
};

const placeOf = ([code, name, city, city_code, country_id, zone, latitude, longitude]: Row): FlightPlace => ({
  code,
  name,
  city,
  french: frenchNames[city] ?? city,
  city_code,
  country_id,
  zone,
  latitude,
  longitude,
});

export const flightPlaces: readonly FlightPlace[] = rows.map(placeOf);

/** Airports near the sample programs: no sample flight goes there, but the autocomplete lists them. */
const programRows: readonly Row[] = [
  [
    "ATL",
    "Hartsfield–Jackson Atlanta International Airport",
    "Atlanta",
    "ATL",
    "US",
    "America/New_York",
    33.64,
    -84.43,
  ],
  ["MSP", "Minneapolis–Saint Paul International Airport", "Minneapolis", "MSP", "US", "America/Chicago", 44.88, -93.22],
  ["RST", "Rochester International Airport", "Rochester", "RST", "US", "America/Chicago", 43.91, -92.5],
  ["LSE", "La Crosse Regional Airport", "La Crosse", "LSE", "US", "America/Chicago", 43.88, -91.26],
  ["CLE", "Cleveland Hopkins International Airport", "Cleveland", "CLE", "US", "America/New_York", 41.41, -81.85],
  ["CAK", "Akron–Canton Airport", "Akron", "CAK", "US", "America/New_York", 40.92, -81.44],
  [
    "PVD",
    "Rhode Island T. F. Green International Airport",
    "Providence",
    "PVD",
    "US",
    "America/New_York",
    41.73,
    -71.43,
  ],
];

/** Every airport that the autocomplete lists. */
export const listedPlaces: readonly FlightPlace[] = [...flightPlaces, ...programRows.map(placeOf)];

const byCode = new Map(flightPlaces.map((place) => [place.code, place]));

/** A sample airport; one that is not among them lies at 0°, 0°, in UTC. */
export const flightPlace = (code: string): FlightPlace =>
  byCode.get(code) ?? {
    code,
    name: code,
    city: code,
    french: code,
    city_code: code,
    country_id: "XX",
    zone: "UTC",
    latitude: 0,
    longitude: 0,
  };

/** Whether mocked flights know an airport or a city of this code. */
export const isFlightPlace = (code: string): boolean => byCode.has(code);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two places of mocked flights are from each other along a great circle, in kilometres. */
export function flightDistance(from: FlightPlace, to: FlightPlace): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(haversine));
}

/** Airlines of sample flights, by IATA code. */
export const flightAirlines: Readonly<Record<string, string>> = {
  TP: "TAP Air Portugal",
  S4: "Azores Airlines",
  EI: "Aer Lingus",
  B6: "JetBlue Airways",
  UA: "United Airlines",
  DL: "Delta Air Lines",
  AA: "American Airlines",
  BA: "British Airways",
  AF: "Air France",
  KL: "KLM Royal Dutch Airlines",
  LH: "Lufthansa",
  LX: "Swiss International Air Lines",
  SN: "Brussels Airlines",
  IB: "Iberia",
  UX: "Air Europa",
  FI: "Icelandair",
  AC: "Air Canada",
  SK: "SAS",
  TK: "Turkish Airlines",
  EK: "Emirates",
};
