import { airportsOf } from "@gatehouse/domain/flights";

/**
 * Cities of airports whose own name does not say theirs, of cities with several airports, and of those that have another name in
 * French. A line: IATA code of the city, its name, after a bar its French name where it differs, after a tilde what else people call it;
 * its airports, the most important first, where `airportsOf` does not have them.
 */
const lines = `
ABZ Aberdeen: ABZ
ACC Accra: ACC
ADD Addis Ababa|Addis-Abeba: ADD
AGP Málaga: AGP
ALG Algiers|Alger: ALG
ALY Alexandria|Alexandrie: ALY HBE
AMM Amman: AMM ADJ
AMS Amsterdam: AMS
ANC Anchorage: ANC
ANF Antofagasta: ANF
ANK Ankara: ESB
AQP Arequipa: AQP
ASU Asunción: ASU
ATH Athens|Athènes~Athína: ATH
ATL Atlanta: ATL
AUA Aruba: AUA
AUH Abu Dhabi|Abou Dabi: AUH
BAK Baku|Bakou: GYD
BAQ Barranquilla: BAQ
BCN Barcelona|Barcelone: BCN
BDJ Banjarmasin: BDJ
BEG Belgrade: BEG
BEL Belém: BEL
BER Berlin: BER
BEY Beirut|Beyrouth: BEY
BFS Belfast: BFS BHD
BGI Bridgetown~Barbados|Barbade: BGI
BGO Bergen: BGO
BHX Birmingham: BHX
BHM Birmingham: BHM
BIO Bilbao: BIO
BJS Beijing|Pékin~Peking
BJL Banjul: BJL
BKI Kota Kinabalu: BKI
BKK Bangkok: BKK DMK
BKO Bamako: BKO
BLQ Bologna|Bologne: BLQ
BLR Bengaluru|Bangalore: BLR
BNA Nashville: BNA
BOG Bogotá: BOG
BOM Mumbai|Bombay: BOM NMI
BON Bonaire: BON
BOS Boston: BOS
BRU Brussels|Bruxelles~Brussel: BRU CRL
BSB Brasília: BSB
BSL Basel|Bâle: BSL
BUD Budapest: BUD
BUE Buenos Aires
BUH Bucharest|Bucarest~București
BZV Brazzaville: BZV
CAI Cairo|Le Caire: CAI SPX
CAS Casablanca: CMN
CAN Guangzhou|Canton: CAN
CAY Cayenne: CAY
CBB Cochabamba: CBB
CCS Caracas: CCS
CCU Kolkata|Calcutta: CCU
CEB Cebu: CEB
CGB Cuiabá: CGB
CGN Cologne~Köln: CGN
CHI Chicago
CGP Chittagong~Chattogram: CGP
CLO Cali: CLO
CLT Charlotte: CLT
CMB Colombo: CMB
CMH Columbus: CMH LCK
COK Kochi|Cochin: COK
COR Córdoba: COR
CPH Copenhagen|Copenhague~København|Kopenhagen: CPH
CPT Cape Town|Le Cap: CPT
CTA Catania|Catane: CTA
CTG Cartagena|Carthagène: CTG
CTU Chengdu: TFU CTU
CUN Cancún: CUN
CUR Curaçao: CUR
CUZ Cusco: CUZ
CVG Cincinnati: CVG
CWB Curitiba: CWB
DAC Dhaka: DAC
DAM Damascus|Damas: DAM
DAR Dar es Salaam: DAR
DEL Delhi~New Delhi: DEL
DFW Dallas: DFW DAL
DKR Dakar: DSS
DOH Doha: DOH
DMM Dammam: DMM
DPS Denpasar~Bali: DPS
DTT Detroit: DTW
DUB Dublin: DUB
DUR Durban: DUR
DUS Düsseldorf: DUS
DVO Davao: DVO
DXB Dubai|Dubaï: DXB DWC
EBB Entebbe~Kampala: EBB
EDI Edinburgh|Édimbourg: EDI
EVN Yerevan|Erevan: EVN
FAO Faro: FAO
FDF Fort-de-France~Martinique: FDF
FIH Kinshasa: FIH
FLN Florianópolis: FLN
FLR Florence~Firenze: FLR
FNC Funchal~Madeira|Madère: FNC
FOC Fuzhou: FOC
FOR Fortaleza: FOR
FRA Frankfurt|Francfort: FRA HHN
FRU Bishkek|Bichkek: BSZ
GBE Gaborone: GBE
GDL Guadalajara: GDL
GDN Gdańsk~Danzig: GDN
GOA Genoa|Gênes~Genova: GOA
GOI Goa: GOI GOX
GOT Gothenburg|Göteborg: GOT
GUA Guatemala City|Guatemala: GUA
GVA Geneva|Genève~Genf: GVA
GYE Guayaquil: GYE
HAN Hanoi|Hanoï: HAN
HAV Havana|La Havane: HAV
HEL Helsinki: HEL
HER Heraklion|Héraklion: HER
HIR Honiara: HIR
HNL Honolulu: HNL
HOU Houston: IAH HOU
HRE Harare: HRE
HYD Hyderabad: HYD
ISB Islamabad: ISB
IEV Kyiv|Kiev: KBP IEV
IST Istanbul~Constantinople: IST SAW
IZM Izmir: ADB
JED Jeddah|Djeddah: JED
JKT Jakarta
JHB Johor Bahru: JHB
JNB Johannesburg: JNB HLA
KHI Karachi: KHI
KIN Kingston: KIN
KRK Kraków|Cracovie~Cracow|Krakau: KRK
KTM Kathmandu|Katmandou: KTM
KUL Kuala Lumpur: KUL SZB
KUF Samara: KUF
LAD Luanda: LAD
LAS Las Vegas: LAS
LAX Los Angeles: LAX BUR LGB ONT SNA
LED Saint Petersburg|Saint-Pétersbourg~St Petersburg|Sankt Petersburg|Leningrad: LED
LHE Lahore: LHE
LIL Lille: LIL
LIM Lima: LIM
LIS Lisbon|Lisbonne~Lisboa|Lissabon: LIS
LJU Ljubljana: LJU
LKO Lucknow: LKO
LON London|Londres~Londra
LOS Lagos: LOS
LPA Gran Canaria|Grande Canarie~Las Palmas: LPA
LPB La Paz: LPB
LUN Lusaka: LUN
LYS Lyon: LYS
MAA Chennai|Madras: MAA
MAD Madrid: MAD
MAN Manchester: MAN
MBA Mombasa: MBA
MBJ Montego Bay: MBJ
MCT Muscat|Mascate: MCT
MDC Manado: MDC
MDE Medellín: MDE EOH
MDZ Mendoza: MDZ
MED Medina|Médine: MED
MEX Mexico City|Mexico: MEX NLU TLC
MIA Miami: MIA
MID Mérida: MID
MIL Milan~Milano|Mailand
MJI Tripoli: MJI
MKC Kansas City: MCI
MLE Malé: MLE
MNL Manila|Manille: MNL
MOW Moscow|Moscou~Moskva|Moskau
MPL Montpellier: MPL
MRS Marseille: MRS
MRU Mauritius|Maurice~Île Maurice: MRU
MSP Minneapolis: MSP
MSY New Orleans|La Nouvelle-Orléans: MSY
MTY Monterrey: MTY
MUC Munich~München: MUC
MVD Montevideo: MVD
NAP Naples~Napoli: NAP
NAS Nassau: NAS
NBO Nairobi: NBO WIL
NCE Nice: NCE
NDJ N'Djamena: NDJ
NIM Niamey: NIM
NQZ Astana: NQZ
NTE Nantes: NTE
NUE Nuremberg~Nürnberg: NUE
NYC New York~Nueva York|Nova York
OAK Oakland: OAK
OKA Okinawa: OKA
OKC Oklahoma City: OKC
OMA Omaha: OMA
OPO Porto: OPO
ORL Orlando
OSA Osaka
OSL Oslo: OSL TRF
PAP Port-au-Prince: PAP
PAR Paris
PBM Paramaribo: PBM
PDL Ponta Delgada: PDL
PER Perth: PER
PHL Philadelphia|Philadelphie: PHL
PHX Phoenix: PHX
PMI Palma de Mallorca|Palma de Majorque: PMI
PMO Palermo|Palerme: PMO
PMV Porlamar: PMV
PNK Pontianak: PNK
POM Port Moresby: POM
POS Port of Spain|Port-d’Espagne: POS
PPT Papeete~Tahiti: PPT
PRG Prague~Praha|Prag: PRG
PTP Pointe-à-Pitre~Guadeloupe: PTP
PTY Panama City|Panama: PTY
PUS Busan: PUS
PVR Puerto Vallarta: PVR
RAI Praia: RAI
RAK Marrakesh|Marrakech: RAK
REK Reykjavík
RGN Yangon|Rangoun~Rangoon: RGN
RIO Rio de Janeiro
ROM Rome~Roma|Rom
RUH Riyadh|Riyad: RUH
RUN Réunion|La Réunion~Saint-Denis: RUN
SAO São Paulo
SAP San Pedro Sula: SAP
SCL Santiago|Santiago du Chili~Santiago de Chile: SCL
SCQ Santiago de Compostela|Saint-Jacques-de-Compostelle: SCQ
SDQ Santo Domingo|Saint-Domingue: SDQ
SEA Seattle: SEA PAE
SEL Seoul|Séoul
SFO San Francisco: SFO
SGN Ho Chi Minh City|Hô-Chi-Minh-Ville~Saigon: SGN
SHA Shanghai: PVG SHA
SIN Singapore|Singapour: SIN
SJC San Jose: SJC
SJO San José: SJO
SJU San Juan: SJU
SKG Thessaloniki|Thessalonique: SKG
SLZ São Luís: SLZ
SOF Sofia: SOF
SPK Sapporo
SRG Semarang: SRG
SSA Salvador: SSA
STL St. Louis: STL
STO Stockholm
STR Stuttgart: STR
SUB Surabaya: SUB
SVQ Seville|Séville~Sevilla: SVQ
SVX Yekaterinburg|Iekaterinbourg: SVX
SXM Saint Martin|Saint-Martin~Sint Maarten: SXM
SYD Sydney: SYD
SYZ Shiraz: SYZ
TCI Tenerife|Ténérife
THR Tehran|Téhéran: IKA THR
TLV Tel Aviv: TLV
TLS Toulouse: TLS
TNG Tangier|Tanger: TNG
TNR Antananarivo: TNR
TPE Taipei: TPE TSA
TRN Turin~Torino: TRN
TUN Tunis: TUN
TYO Tokyo
UIO Quito: UIO
ULN Ulaanbaatar|Oulan-Bator: UBN
UPG Makassar: UPG
VCE Venice|Venise~Venezia|Venedig: VCE TSF
VIE Vienna|Vienne~Wien: VIE
VIX Vitória: VIX
VLI Port Vila: VLI
VRA Varadero: VRA
VRN Verona|Vérone: VRN
VSA Villahermosa: VSA
VTE Vientiane: VTE
VVI Santa Cruz de la Sierra: VVI
WAS Washington
WAW Warsaw|Varsovie~Warszawa: WAW WMI
WDH Windhoek: WDH
WRO Wrocław: WRO
XMN Xiamen: XMN
YEA Edmonton: YEG
YMQ Montréal
YTO Toronto
YOW Ottawa: YOW
YQB Québec: YQB
YVR Vancouver: YVR
YWG Winnipeg: YWG
ZNZ Zanzibar: ZNZ
ZRH Zurich~Zürich: ZRH
`;

export interface City {
  /** IATA code of the metropolitan area; the airport's own where a city has one airport. */
  readonly code: string;
  readonly name: string;
  /** Its name in French. */
  readonly french: string;
  /** Its names, and what else people call it. */
  readonly names: readonly string[];
  /** Codes of its airports, the most important first. */
  readonly airports: readonly string[];
}

function parse(): ReadonlyMap<string, City> {
  const byAirport = new Map<string, City>();
  for (const line of lines.trim().split("\n")) {
    const [head = "", airports] = line.split(": ");
    const code = head.slice(0, 3);
    const [own = code, others] = head.slice(4).split("~");
    const [name = code, french = name] = own.split("|");
    const names = [...new Set([name, french, ...(others?.split("|") ?? [])])];
    const city = { code, name, french, names, airports: airports?.split(" ") ?? airportsOf(code) };
    for (const airport of city.airports) byAirport.set(airport, city);
  }
  return byAirport;
}

const byAirport = parse();

const cityCodes = new Set([...byAirport.values()].map(({ code }) => code));

/** Whether a code stands for a city with airports of other codes, such as PAR: nobody can fly from there. */
export const isCityOnly = (code: string): boolean => cityCodes.has(code) && !byAirport.has(code);

/** What airports are called after their city: the words that say no more than that it is an airport. */
const noCity =
  /\s*\b(?:International|Intl|Regional|Municipal|Metropolitan|National|Domestic|County|Memorial|City)?\s*(?:Airport|Airfield|Airpark|Aerodrome|Airstrip|Air Base|Heliport|Seaplane Base)\b.*$/i;

/** City of an airport: as it is listed, otherwise as its name says. */
export function cityOf(iata: string, airportName: string): City {
  const listed = byAirport.get(iata);
  if (listed) return listed;
  const name = airportName.replace(noCity, "").trim() || airportName;
  return { code: iata, name, french: name, names: [name], airports: [iata] };
}
