import type { ActivityAction, CaseOpening, CaseState, CommentAudience, CommentKind } from "@gatehouse/domain/cases";
import type { MockRequest } from "./factories/request.ts";

/** A comment of a mock world. */
export interface MockComment {
  readonly id: number;
  readonly caseId: number;
  readonly kind: CommentKind;
  readonly audience: CommentAudience;
  /** 0 where it is about no flight. */
  readonly segmentId: number;
  readonly html: string;
  /** Seconds since 1970, UTC. */
  readonly at: number;
  /** User id. */
  readonly by: string;
  readonly name: string;
  readonly role: string;
  readonly alias: string;
}

interface MockSegment {
  readonly id: number;
  readonly pnr: string;
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly time: string;
  readonly cancelled: boolean;
}

/** What happened to a flight of a mock world. */
interface MockFlightProblem {
  readonly flight: string;
  readonly from: string;
  readonly to: string;
  readonly kind: "CANCELLED" | "DELAYED" | "MISSED_CONNECTION";
  readonly minutes: number;
}

export interface MockCase {
  readonly id: number;
  readonly bookingNo: string | null;
  readonly travelRequestId: number | null;
  /** The flight that it is about; left out for one of the whole trip. */
  readonly segmentId?: number;
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly travellerName: string;
  readonly travellerEmail: string;
  readonly state: CaseState;
  readonly assignedTo: { readonly userid: string; readonly name: string } | null;
  readonly initialComment: string;
  /** What opened it. Default: the words, or the travel request where there are none. */
  readonly openedBy?: CaseOpening;
  /** What happened to its flight; left out where that did not open it. */
  readonly trouble?: MockFlightProblem;
  /** Airports of the first flight that was asked for; left out for none. */
  readonly route?: { readonly from: string; readonly to: string };
  /** How the traveller can be reached. Default: a number in Atlanta. */
  readonly phone?: string;
  readonly closingComment: string;
  readonly createdAt: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly visitPurpose: string;
  readonly segments: readonly MockSegment[];
  readonly history: readonly {
    readonly action: ActivityAction;
    readonly userid: string;
    readonly at: number;
    readonly note: string;
    readonly trouble?: MockFlightProblem;
  }[];
}

export interface MockCasesOptions {
  /** What was said already. Default: a conversation about the first request. */
  readonly comments?: readonly Omit<MockComment, "id" | "caseId">[];
  /** Users who travel on each booking. Default: 1. */
  readonly travellers?: number;
}

/** Cases and comments of a mock world. */
export interface MockCases {
  readonly travellers: number;
  readonly all: () => readonly MockCase[];
  readonly find: (about: { readonly bookingNo: string; readonly travelRequestId: number }) => MockCase | undefined;
  /** Somebody opens a case of a booking by hand. */
  readonly open: (about: Pick<MockCase, "bookingNo" | "vendorCode" | "initialComment">, userid: string) => MockCase;
  readonly change: (id: number, patch: Partial<MockCase>) => void;
  readonly comments: () => readonly MockComment[];
  /** Somebody writes; open screens hear of it. @returns undefined where the id names other words */
  readonly say: (comment: Omit<MockComment, "id">, clientId?: string) => MockComment | undefined;
  readonly remove: (id: number) => void;
  readonly readUpTo: (caseId: number, userid: string, thread: string) => number;
  /** Open screens hear of it where it is news. */
  readonly markRead: (caseId: number, userid: string, thread: string, upTo: number) => void;
  /** @returns the id of the picture */
  readonly keepPicture: (file: File) => string;
  readonly picture: (id: string) => MockPicture | undefined;
}

interface MockPicture {
  readonly url: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

const staff = { by: "crm-operator", name: "Crm Operator Demo", role: "CRM_OPERATOR" } as const;

const said = (now: number, traveller: string, alias: string): readonly Omit<MockComment, "id" | "caseId">[] => [
  {
    ...staff,
    alias,
    kind: "TR",
    audience: "external",
    segmentId: 0,
    at: now - 82_800,
    html: '<p>We have your request. A call house exists at this location, see <a href="https://brigidhouse.example">Brigid House 3</a>. Would you like it for all nights?</p>',
  },
  {
    by: "traveller",
    name: traveller,
    role: "TRAVELLER",
    alias: "",
    kind: "TR",
    audience: "external",
    segmentId: 0,
    at: now - 72_000,
    html: "<p>Yes to the call house from Tuesday. I need the hotel for the first night only, my case starts at 7.</p>",
  },
  {
    ...staff,
    alias,
    kind: "TR",
    audience: "external",
    segmentId: 0,
    at: now - 10_800,
    html: "<p>Two options for Monday, both arrive before noon:</p><ul><li><strong>DL 1862</strong> ATL 08:40 → MSP 10:22, then DL 3911 to RST</li><li><strong>DL 2140</strong> ATL 09:15 → RST 11:38, non-stop</li></ul>",
  },
  {
    by: "traveller",
    name: traveller,
    role: "TRAVELLER",
    alias: "",
    kind: "TR",
    audience: "external",
    segmentId: 0,
    at: now - 840,
    html: "<p>The 8:40 works. Could you check whether an <strong>exit row aisle</strong> is open on the way back?</p>",
  },
  {
    ...staff,
    alias,
    kind: "TR",
    audience: "internal",
    segmentId: 0,
    at: now - 7200,
    html: "<p>Cost centre 4410 pays flight and car.</p><pre><code>DL 1862  ATL 08:40  MSP 10:22  M4 Q2</code></pre>",
  },
];

const routeOf = ({ request }: MockRequest): Pick<MockCase, "route"> => {
  const [flight] = request.flights;
  return flight ? { route: { from: flight.departure.airportCode, to: flight.arrival.airportCode } } : {};
};

/**
 * Cases and comments of a mock world: what their calls read and change.
 * @param now seconds since 1970, UTC
 * @param changed tells open screens
 */
export function createMockCases(
  options: MockCasesOptions,
  requests: readonly MockRequest[],
  now: () => number,
  changed: (one: MockCase) => void,
): MockCases {
  let cases: readonly MockCase[] = requests.map((one, place) => ({
    id: place + 1,
    bookingNo: one.bookingNo ?? null,
    travelRequestId: one.id,
    vendorCode: one.traveller.vendorCode,
    vendorName: one.traveller.vendorName,
    travellerName: one.traveller.name,
    travellerEmail: one.traveller.email,
    state: place % 5 === 4 ? "CLOSED" : "OPEN",
    assignedTo: place % 3 === 0 ? { userid: "crm-operator", name: "Crm Operator Demo" } : null,
    initialComment: "",
    closingComment: place % 5 === 4 ? "Nothing is open any more." : "",
    createdAt: one.createdAt,
    startDate: one.request.startDate,
    endDate: one.request.endDate,
    visitPurpose: one.request.visitPurpose.purpose,
    ...routeOf(one),
    segments: [],
    history: [{ action: "OPENED", userid: one.traveller.userid, at: one.createdAt, note: "" }],
  }));
  const [first] = cases;
  let last = 0;
  let comments: readonly MockComment[] = (
    options.comments ?? (first ? said(now(), first.travellerName, first.vendorName) : [])
  ).map((comment) => ({ ...comment, id: (last += 1), caseId: first?.id ?? 0 }));
  const written = new Map<string, MockComment>();
  const read = new Map<string, number>();
  const pictures = new Map<string, MockPicture>();
  const tell = (caseId: number) => {
    const one = cases.find(({ id }) => id === caseId);
    if (one) changed(one);
  };
  return {
    travellers: options.travellers ?? 1,
    all: () => cases,
    find: ({ bookingNo, travelRequestId }) =>
      cases.find((one) =>
        travelRequestId > 0 ? one.travelRequestId === travelRequestId : one.bookingNo === bookingNo,
      ),
    open(about, userid) {
      const made: MockCase = {
        ...about,
        id: cases.length + 1,
        travelRequestId: null,
        vendorName: about.vendorCode,
        travellerName: "",
        travellerEmail: "",
        state: "OPEN",
        assignedTo: null,
        closingComment: "",
        createdAt: now(),
        startDate: "",
        endDate: "",
        visitPurpose: "",
        segments: [],
        history: [{ action: "OPENED", userid, at: now(), note: about.initialComment }],
      };
      cases = [...cases, made];
      changed(made);
      return made;
    },
    change(id, patch) {
      cases = cases.map((one) => (one.id === id ? { ...one, ...patch } : one));
      tell(id);
    },
    comments: () => comments,
    say(comment, clientId) {
      const former = clientId === undefined ? undefined : written.get(clientId);
      if (former) return former.html === comment.html ? former : undefined;
      const made = { ...comment, id: (last += 1) };
      comments = [...comments, made];
      if (clientId !== undefined) written.set(clientId, made);
      tell(comment.caseId);
      return made;
    },
    remove(id) {
      const gone = comments.find((comment) => comment.id === id);
      comments = comments.filter((comment) => comment.id !== id);
      if (gone) tell(gone.caseId);
    },
    readUpTo: (caseId, userid, thread) => read.get(`${caseId} ${userid} ${thread}`) ?? 0,
    markRead: (caseId, userid, thread, upTo) => {
      const name = `${caseId} ${userid} ${thread}`;
      if (upTo <= (read.get(name) ?? 0)) return;
      read.set(name, upTo);
      tell(caseId);
    },
    keepPicture(file) {
      const id = crypto.randomUUID();
      pictures.set(id, { url: URL.createObjectURL(file), name: file.name, size: file.size });
      return id;
    },
    picture: (id) => pictures.get(id),
  };
}
