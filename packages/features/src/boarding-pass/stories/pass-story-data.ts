import type { MockWorldOptions } from "@gatehouse/api/mocks";
import {
  createCandidatePage,
  createCheckIn,
  createReadPass,
  createTextPage,
  withPass,
} from "@gatehouse/api/mocks/factories";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { moment } from "./pass-stage.tsx";

const hour = 3600;
const unit = {
  pnr: "KM4T7Q",
  bookingNo: "60422690",
  airline: { iata: "A3" },
  from: { iata: "ATH" },
  to: { iata: "LHR" },
  flightnum: "602",
  departsIn: 1.3 * hour,
  hasPassport: true,
} as const;

/** Two travellers of one booking; the first one's name does not fit into a barcode with her given name in full. */
export const anastasia = createCheckIn(moment, {
  ...unit,
  checkInId: 1,
  passenger: { firstname: "Anastasia", lastname: "Papadopoulou" },
  _lock: { userid: "operator", lockedAt: moment - 60 },
});
const nikolaos = createCheckIn(moment, {
  ...unit,
  checkInId: 2,
  passenger: { firstname: "Nikolaos", lastname: "Papadopoulos" },
  _lock: { userid: "operator", lockedAt: moment - 60 },
});
export const checkIns = [anastasia, nikolaos];

/** A page for each of them, the page of a stranger, and one whose barcode nobody could read. */
export const fewPages: MockWorldOptions = {
  checkIns,
  candidates: [
    createCandidatePage(anastasia, { dmscode: "d_9f27a1c4", page: 1, pageCount: 4 }),
    createCandidatePage(nikolaos, { dmscode: "d_9f27a1c5", page: 2, pageCount: 4 }),
    createCandidatePage(anastasia, {
      dmscode: "d_9f27a1c6",
      page: 3,
      pageCount: 4,
      passes: [
        createReadPass(anastasia, {
          printedName: "IVANOV/PETR",
          lastName: "IVANOV",
          firstName: "PETR",
          leg: { pnr: "QX81ZZ" },
        }),
      ],
    }),
    createTextPage(anastasia, { dmscode: "d_9f27a1c7", page: 4, pageCount: 4 }),
  ],
};

/** One page whose pass says something else; the options say what. */
export const onePage = (page: Parameters<typeof createCandidatePage>[1]): MockWorldOptions => ({
  checkIns,
  candidates: [createCandidatePage(anastasia, { dmscode: "d_9f27a1c4", ...page })],
});

export const differing = onePage({
  passes: [
    createReadPass(anastasia, { printedName: "PAPADOPOULOU/ANNA", firstName: "ANNA", leg: { flightNumber: "604" } }),
  ],
});

/** The same, with the check-in in nobody's hands. */
export const ownByAdmin: MockWorldOptions = {
  ...differing,
  checkIns: checkIns.map((row) => ({ ...row, _lock: null })),
};

/** As many as a whole day of one group brings. */
export const manyPages: MockWorldOptions = {
  checkIns,
  candidates: Array.from({ length: 300 }, (_, index) =>
    createCandidatePage(index === 211 ? anastasia : nikolaos, {
      dmscode: `d_p${String(index + 1).padStart(4, "0")}`,
      page: (index % 50) + 1,
      pageCount: 50,
      uploadedAt: moment - 3600 + Math.floor(index / 50) * 300,
    }),
  ),
};

/** The first one has a pass that somebody else linked; `needQC` wants it checked. */
export const withOwnPass = (needQC: boolean): MockWorldOptions => {
  const linked: CheckIn = {
    ...anastasia,
    currentState: needQC ? "ELIGIBLE_FOR_DISPOSAL" : "APPROVED",
    _lock: null,
    ...withPass(1, "operator-7", moment - 600),
    needQC,
  };
  return {
    checkIns: [linked, nikolaos],
    candidates: [
      createCandidatePage(anastasia, { dmscode: linked.pass?.dmscode ?? "" }),
      createCandidatePage(nikolaos, { dmscode: "d_9f27a1c5" }),
    ],
  };
};

/** Two of one name in one booking; the page says nothing that tells them apart, unless its ticket number does. */
export const namesakes = (ticket?: string, titles?: readonly [string, string]): MockWorldOptions => {
  const emma = { firstname: "Emma", lastname: "Williams" };
  const rows = [1, 2].map((checkInId) => {
    const title = titles?.[checkInId - 1];
    return createCheckIn(moment, {
      ...unit,
      checkInId,
      passenger: title === undefined ? emma : { ...emma, title },
      ...(title === undefined ? {} : { toldApartBy: { fact: "title", value: title } }),
      _lock: { userid: "operator", lockedAt: moment - 60 },
    });
  });
  const [first = anastasia] = rows;
  return {
    checkIns: rows,
    candidates: [
      createCandidatePage(first, {
        dmscode: "d_9f27a1c4",
        passes: [
          createReadPass(
            first,
            ticket === undefined
              ? { leg: { seat: null, sequence: null } }
              : { leg: { airlineNumericCode: ticket.slice(0, 3), documentNumber: ticket.slice(3) } },
          ),
        ],
      }),
    ],
  };
};
