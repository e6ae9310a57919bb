import { createCheckIn, withPass } from "@gatehouse/api/mocks/factories";
import type { CheckIn } from "@gatehouse/domain/checkin";

const hour = 3600;

/** A queue that can be read through: each row is there for one reason. */
export const fewCheckIns = (now: number): readonly CheckIn[] => [
  createCheckIn(now, {
    checkInId: 1,
    departsIn: 1.2 * hour,
    airline: { iata: "TK" },
    from: { iata: "IST" },
    to: { iata: "LHR" },
    hasPassport: true,
    automationStatus: -1,
  }),
  createCheckIn(now, {
    checkInId: 2,
    departsIn: 1.2 * hour,
    airline: { iata: "TK" },
    from: { iata: "IST" },
    to: { iata: "LHR" },
    passenger: { firstname: "Luka", lastname: "Novak" },
  }),
  createCheckIn(now, {
    checkInId: 3,
    pnr: "P3RDNL",
    bookingNo: "60420113",
    passenger: { firstname: "Chidi", lastname: "Okafor" },
    departsIn: 2.5 * hour,
    waitedFor: 3 * hour,
    automationStatus: 0,
    _lock: { userid: "operator-7", lockedAt: now - 300 },
  }),
  createCheckIn(now, {
    checkInId: 4,
    pnr: "ZQ81KT",
    bookingNo: "60419940",
    passenger: { firstname: "Åsa", lastname: "Lindqvist" },
    airline: { iata: "DY" },
    from: { iata: "OSL" },
    to: { iata: "ARN" },
    departsIn: 4 * hour,
    currentState: "WAITING_FOR_AUTOMATION",
    _lock: { userid: "AUTOMATION", lockedAt: now - 45 * 60 },
  }),
  createCheckIn(now, {
    checkInId: 5,
    pnr: "M0VWY5",
    bookingNo: "60421002",
    passenger: { firstname: "Inés", lastname: "García López" },
    airline: { iata: "LO" },
    from: { iata: "WAW" },
    departsIn: 5 * hour,
    waitedFor: 5 * hour,
  }),
  createCheckIn(now, {
    checkInId: 6,
    pnr: "T5MMRA",
    bookingNo: "60420886",
    passenger: { firstname: "Zofia", lastname: "Wójcik" },
    airline: { iata: "A3" },
    departsIn: 6 * hour,
    currentState: "ELIGIBLE_FOR_DISPOSAL",
    ...withPass(6, "operator-2", now - 600),
    needQC: true,
  }),
  createCheckIn(now, {
    checkInId: 7,
    pnr: "H6KPXZ",
    bookingNo: "60419028",
    passenger: { firstname: "Harpreet", lastname: "Singh" },
    airline: { iata: "W6" },
    departsIn: 7 * hour,
    currentState: "DISPOSITION_COMPLETED",
    ...withPass(7, "operator-4", now - 1200),
  }),
  createCheckIn(now, {
    checkInId: 8,
    pnr: "B9HCQJ",
    bookingNo: "60417311",
    passenger: { firstname: "Haruto", lastname: "Tanaka" },
    airline: { iata: "PC" },
    departsIn: 8 * hour,
    currentState: "ELIGIBLE_FOR_DISPOSAL",
    disposedAt: now - 900,
    disposeState: { disposedBy: "operator-2", reason1: "2", reason2: "2-not-offered" },
  }),
  createCheckIn(now, {
    checkInId: 9,
    pnr: "C8LJWB",
    bookingNo: "60421460",
    passenger: { firstname: "Jörg", lastname: "Müller" },
    airline: { iata: "LH" },
    from: { iata: "MUC" },
    to: { iata: "HAM" },
    departsIn: 9 * hour,
    currentState: "ELIGIBLE_FOR_DISPOSAL",
    disposedAt: now - 1800,
    disposeState: { disposedBy: "operator-4", reason1: "3", reason2: "3-passport" },
  }),
  createCheckIn(now, {
    checkInId: 10,
    pnr: "X1FQE0",
    bookingNo: "60416772",
    passenger: { firstname: "Maja", lastname: "Kowalska" },
    airline: { iata: "FR" },
    from: { iata: "STN" },
    to: { iata: "KRK" },
    departsIn: -0.8 * hour,
    disposedAt: now - 2 * hour,
    disposeState: { disposedBy: "SYSTEM", reason1: "2", reason2: "2-window-closed" },
  }),
];

/** The few check-ins of stories, with the reader at work on the first unit. */
export const heldCheckIns =
  (userid: string) =>
  (now: number): readonly CheckIn[] =>
    fewCheckIns(now).map((row) => (row.pnr === "K7XQ2M" ? { ...row, _lock: { userid, lockedAt: now - 60 } } : row));

/** The few check-ins of stories, with nothing that could be claimed. */
export const nothingWaiting = (now: number): readonly CheckIn[] =>
  fewCheckIns(now).filter(({ checkInId }) => ![1, 2, 5].includes(checkInId));
