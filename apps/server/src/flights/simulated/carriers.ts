import { seedOf } from "@gatehouse/api/sample-data";

/** An airline of the simulated timetable. Hubs and reach are roughly those of the real one; the timetable is invented. */
export interface Carrier {
  readonly iata: string;
  /** What its small decisions are drawn from. */
  readonly seed: number;
  /** Airlines of one alliance sell each other's flights. */
  readonly alliance: "star" | "oneworld" | "skyteam" | null;
  readonly isLowCost: boolean;
  /** Kilometres that it flies at most. */
  readonly reach: number;
  readonly hubs: readonly string[];
}

/** Airline, alliance (S, O, T or -), L for low cost or N, reach in thousands of kilometres, hubs. */
const lines = `
AA O N 13 DFW CLT MIA ORD PHL PHX JFK LAX
DL T N 14 ATL JFK DTW MSP SLC LAX SEA BOS
UA S N 15 EWR ORD IAH DEN SFO IAD LAX
AC S N 14 YYZ YUL YVR
WS - N 9 YYC YEG YYZ
TS - N 8 YUL YYZ
B6 - N 6 JFK BOS FLL
AS O N 6 SEA PDX SFO
WN - L 4 MDW DEN BWI LAS DAL OAK
NK - L 4 FLL MCO LAS DTW
F9 - L 4 DEN MCO LAS
HA - N 9 HNL
AM T N 10 MEX MTY
CM S N 7 PTY
AV S N 9 BOG SAL
LA - N 13 SCL GRU LIM BOG
G3 - L 5 GRU GIG BSB
AR T N 11 EZE AEP
BA O N 14 LHR LGW LCY
VS T N 12 LHR MAN
EI - N 9 DUB
FR - L 4 STN DUB BGY CRL BCN MAD OPO BVA
U2 - L 4 LGW LTN GVA MXP BER CDG LIS
LS - L 4 LBA MAN BHX
AF T N 13 CDG ORY
TO - L 4 ORY
KL T N 13 AMS
HV - L 4 AMS
LH S N 13 FRA MUC
EW - L 4 DUS CGN HAM STR
LX S N 12 ZRH GVA
OS S N 11 VIE
SN S N 9 BRU
SK T N 11 CPH ARN OSL
DY - L 5 OSL CPH ARN
AY O N 12 HEL
FI - N 7 KEF
BT - L 5 RIX VNO TLL
LO S N 10 WAW
TP S N 9 LIS OPO
S4 - N 5 PDL
IB O N 12 MAD
VY - L 4 BCN ORY
UX T N 10 MAD
AZ T N 11 FCO LIN
A3 S N 5 ATH SKG
TK S N 15 IST
PC - L 5 SAW
W6 - L 5 BUD OTP LTN VIE KTW SOF
RO T N 4 OTP
LY - N 12 TLV
AT O N 8 CMN
AH - N 7 ALG
MS S N 11 CAI
RJ O N 11 AMM
ET S N 14 ADD
KQ T N 12 NBO
W3 - N 10 LOS
SA S N 9 JNB CPT
EK - N 15 DXB
EY - N 14 AUH
QR O N 15 DOH
GF - N 8 BAH
SV T N 13 JED RUH
AI S N 13 DEL BOM
6E - L 7 DEL BOM BLR HYD CCU MAA
UL O N 9 CMB
SQ S N 16 SIN
TR - L 9 SIN
MH O N 11 KUL
AK - L 4 KUL PEN
D7 - L 8 KUL
TG S N 12 BKK
FD - L 4 DMK
GA T N 12 CGK DPS
VN T N 12 SGN HAN
PR - N 13 MNL CEB
5J - L 6 MNL CEB
CX O N 14 HKG
BR S N 13 TPE
CI T N 13 TPE
CA S N 12 PEK CTU
MU T N 12 PVG KMG XIY
CZ - N 12 CAN URC
JL O N 12 HND NRT KIX
NH S N 12 HND NRT
KE T N 13 ICN
OZ S N 12 ICN
QF O N 15 SYD MEL BNE PER
JQ - L 9 MEL SYD AKL
VA - N 5 SYD MEL BNE
NZ S N 14 AKL CHC
FJ O N 11 NAN
`;

const alliances: Readonly<Record<string, Carrier["alliance"]>> = { S: "star", O: "oneworld", T: "skyteam" };

export const carriers: readonly Carrier[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [iata = "", alliance = "-", kind, reach, ...hubs] = line.split(" ");
    return {
      iata,
      seed: seedOf(iata),
      alliance: alliances[alliance] ?? null,
      isLowCost: kind === "L",
      reach: Number(reach) * 1000,
      hubs,
    };
  });
