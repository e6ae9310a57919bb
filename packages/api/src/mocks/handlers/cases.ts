import { can } from "@gatehouse/domain/access";
import { caseAfter, type CommentAudience, type CommentKind, senderOf, takeBackSeconds } from "@gatehouse/domain/cases";
import { isBlankHtml, mentionedIn, pictureLimits, pictureOf } from "@gatehouse/domain/rich-text";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockCase, MockCases, MockComment } from "../mock-cases.ts";
import type { MockRequests } from "../mock-requests.ts";
import { pageOfItems } from "./page.ts";

export interface CaseBackend {
  readonly cases: MockCases;
  readonly requests: Pick<MockRequests, "operators">;
  readonly user: () => MockUser;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

interface Thread {
  readonly commentsType: CommentKind;
  readonly commentsFor: CommentAudience;
  readonly segmentId: number;
}

/** Signed links last five minutes (API-10), in seconds. */
const linkSeconds = 5 * 60;

const threadName = (kind: CommentKind, audience: CommentAudience, segmentId: number) =>
  `${kind} ${audience} ${segmentId}`;

const words = (html: string) => html.replaceAll(/<[^>]*>/g, " ");

/** Comments of others that a reader has not read; of those who have no cases, what is external alone. */
const unreadComments = (cases: MockCases, { userid, permissions }: MockUser, one: MockCase): readonly MockComment[] =>
  cases
    .comments()
    .filter(
      ({ caseId, kind, audience, segmentId, id, by }) =>
        caseId === one.id &&
        by !== userid &&
        (audience === "external" || can(permissions, "cases")) &&
        id > cases.readUpTo(one.id, userid, threadName(kind, audience, segmentId)),
    );

/** Whether a booking has a comment that is newer than the reader's last look. */
export const hasNewComment = (cases: MockCases, reader: MockUser, bookingNo: string): boolean =>
  cases.all().some((one) => one.bookingNo === bookingNo && unreadComments(cases, reader, one).length > 0);

/** How many comments of others on a travel request the reader has not read. */
export const unreadOnRequest = (cases: MockCases, reader: MockUser, requestId: number): number =>
  cases
    .all()
    .filter((one) => one.travelRequestId === requestId)
    .reduce((sum, one) => sum + unreadComments(cases, reader, one).length, 0);

/** Cases and comments, by the rules of domain. */
export function caseCalls({ cases, requests, user, now }: CaseBackend): Implementation<typeof contract.cases> {
  const sees = () => can(user().permissions, "cases");
  const isTraveller = () => user().role === "TRAVELLER";
  const find = (about: { readonly bookingNo: string; readonly travelRequestId: number }) => cases.find(about);
  const byId = (id: number) => cases.all().find((one) => one.id === id);
  const inThread = (one: MockCase, kind: CommentKind, audience: CommentAudience, segmentId: number) =>
    cases
      .comments()
      .filter(
        (comment) =>
          comment.caseId === one.id &&
          comment.kind === kind &&
          comment.audience === audience &&
          comment.segmentId === segmentId,
      );
  const counts = (one: MockCase | undefined, kind: CommentKind, audience: CommentAudience, segmentId = 0) => {
    if (!one) return { all: 0, unread: 0 };
    const list = inThread(one, kind, audience, segmentId);
    const upTo = cases.readUpTo(one.id, user().userid, threadName(kind, audience, segmentId));
    return { all: list.length, unread: list.filter(({ id, by }) => id > upTo && by !== user().userid).length };
  };
  const unreadOf = (one: MockCase) => unreadComments(cases, user(), one).length;
  const shown = (comment: MockComment) => {
    const told = comment.role === "TRAVELLER" || !isTraveller();
    return {
      id: comment.id,
      comment: comment.html,
      createdAt: comment.at,
      createdBy: told ? comment.by : "",
      name: told ? comment.name : "",
      aliasName: comment.alias,
      role: told ? comment.role : "STAFF",
      sender: senderOf(comment.role, comment.kind),
      mine: comment.by === user().userid,
    };
  };
  const operatorsOf = (one: MockCase | undefined) =>
    requests.operators.filter(({ vendorCode }) => vendorCode === null || vendorCode === one?.vendorCode);
  const allowed = ({ commentsFor }: Thread) => commentsFor === "external" || sees();
  const openedBy = ({ openedBy: by, initialComment, trouble, visitPurpose, route, travelRequestId }: MockCase) => ({
    by: by ?? (initialComment !== "" ? ("hand" as const) : trouble ? ("disruption" as const) : ("request" as const)),
    trouble: trouble ?? null,
    wanted:
      initialComment === "" && travelRequestId !== null && !trouble
        ? { purpose: visitPurpose, from: route?.from ?? "", to: route?.to ?? "" }
        : null,
  });
  const act = (one: MockCase, action: MockCase["history"][number]["action"], note: string, patch: Partial<MockCase>) =>
    cases.change(one.id, {
      ...patch,
      history: [{ action, userid: user().userid, at: now(), note }, ...one.history],
    });
  return {
    list: (query) => {
      const part = (whole: string | null, wanted: string) => (whole ?? "").toLowerCase().includes(wanted.toLowerCase());
      const place = (one: MockCase) =>
        query.text === ""
          ? undefined
          : (cases.comments().find(({ caseId, html }) => caseId === one.id && part(words(html), query.text))?.html ??
            [one.closingComment, one.initialComment].find((said) => part(said, query.text)));
      const rows = cases
        .all()
        .filter(
          (one) =>
            (query.state === "all" || one.state === query.state) &&
            (!query.unread || unreadOf(one) > 0) &&
            (!query.mine || one.assignedTo?.userid === user().userid) &&
            (query.bookingNo === "" || one.bookingNo === query.bookingNo) &&
            part(one.travellerName, query.name) &&
            part(one.travellerEmail, query.email) &&
            (query.vCode === "" || one.vendorCode === query.vCode) &&
            (query.assignedTo === "" || one.assignedTo?.userid === query.assignedTo) &&
            (query.text === "" || place(one) !== undefined),
        )
        .toSorted((a, b) => b.createdAt - a.createdAt);
      return pageOfItems(
        rows.map((one) => ({
          caseId: one.id,
          bookingNo: one.bookingNo,
          travelRequestId: one.travelRequestId,
          segmentId: one.segmentId ?? null,
          vCode: one.vendorCode,
          vendorId: one.vendorCode,
          travellerName: one.travellerName,
          state: one.state,
          assignedTo: one.assignedTo,
          initialComment: one.initialComment,
          openedBy: openedBy(one),
          closingComment: one.closingComment,
          createdAt: one.createdAt,
          unread: unreadOf(one),
          place:
            query.text === ""
              ? null
              : words(place(one) ?? "")
                  .trim()
                  .split(new RegExp(`(${query.text.replaceAll(/[^\p{L}\p{N}]/gu, ".")})`, "iu"))
                  .filter(Boolean)
                  .map((text) => ({ text, hit: text.toLowerCase() === query.text.toLowerCase() })),
        })),
        query,
      );
    },
    unread: () => {
      const own = cases.all().filter((one) => one.state === "OPEN" && one.assignedTo?.userid === user().userid);
      const nobodys = cases.all().filter((one) => one.state === "OPEN" && one.assignedTo === null);
      const unread = (some: readonly MockCase[]) => some.filter((one) => unreadOf(one) > 0).length;
      return { mine: own.length, unread: unread(own), unassigned: unread(nobodys) };
    },
    details: (input, fail) => {
      const one = find(input);
      if (!one) throw fail("NOT_FOUND");
      const thread = (kind: CommentKind, segmentId = 0) => ({
        external: counts(one, kind, "external", segmentId),
        internal: counts(one, kind, "internal", segmentId),
      });
      return {
        caseId: one.id,
        bookingNo: one.bookingNo,
        travelRequestId: one.travelRequestId,
        vCode: one.vendorCode,
        vendorId: one.vendorCode,
        vendorName: one.vendorName,
        segmentId: one.segmentId ?? null,
        state: one.state,
        assignedTo: one.assignedTo,
        initialComment: one.initialComment,
        openedBy: openedBy(one),
        closingComment: one.closingComment,
        createdAt: one.createdAt,
        bookingCreated: one.bookingNo !== null,
        traveller: {
          name: one.travellerName,
          email: one.travellerEmail,
          phone: one.phone ?? "+1 404 555 0173",
          gender: "F",
          dob: "1979-03-14",
        },
        threads: { TR: thread("TR"), IT: thread("IT") },
        segments: one.segments.map(({ id, ...segment }) => ({ segmentId: id, ...segment, ...thread("FS", id) })),
        history: one.history.map(({ trouble, ...entry }) => ({ ...entry, trouble: trouble ?? null })),
      };
    },
    open: ({ bookingNo, vCode, initialComment }) => {
      const former = find({ bookingNo, travelRequestId: 0 });
      const one = former ?? cases.open({ bookingNo, vendorCode: vCode, initialComment }, user().userid);
      return { caseId: one.id, bookingNo, vCode: one.vendorCode, opened: former === undefined };
    },
    assign: ({ id, userid, seen }, fail) => {
      const one = byId(id);
      if (!one) throw fail("NOT_FOUND");
      const operator = operatorsOf(one).find((other) => other.userid === userid);
      if (userid !== "" && !operator) throw fail("NO_OPERATOR");
      if ((one.assignedTo?.userid ?? "") !== seen) throw fail("TAKEN", { assignedTo: one.assignedTo });
      if (operator) act(one, "ASSIGNED", userid, { assignedTo: { userid, name: operator.name } });
      else act(one, "UNASSIGNED", seen, { assignedTo: null });
      return { ok: true };
    },
    close: ({ id, comment }, fail) => {
      const one = byId(id);
      if (!one) throw fail("NOT_FOUND");
      const state = caseAfter(one.state, "closed");
      if (!state) throw fail("STATE");
      act(one, "CLOSED", comment, { state, closingComment: comment });
      return { ok: true };
    },
    reopen: ({ id, reason }, fail) => {
      const one = byId(id);
      if (!one) throw fail("NOT_FOUND");
      const state = caseAfter(one.state, "reopened");
      if (!state) throw fail("STATE");
      act(one, "REOPENED", reason, { state });
      return { ok: true };
    },
    comments: (input, fail) => {
      const one = find(input);
      if (!allowed(input)) throw fail("NOT_FOUND");
      const { commentsType: kind, commentsFor: audience, segmentId, before, size } = input;
      const all = one ? inThread(one, kind, audience, segmentId).toReversed() : [];
      const page = all.filter(({ id }) => before === 0 || id < before);
      const [firstName = "", ...rest] = (one?.travellerName ?? "").split(" ");
      return {
        comments: page.slice(0, size).map(shown),
        more: page.length > size,
        readUpTo: one ? cases.readUpTo(one.id, user().userid, threadName(kind, audience, segmentId)) : 0,
        counts: {
          external: counts(one, kind, "external", segmentId),
          internal: sees() ? counts(one, kind, "internal", segmentId) : null,
        },
        header: {
          bookingNo: one?.bookingNo ?? (input.bookingNo || null),
          travelRequestId: one?.travelRequestId ?? null,
          vCode: one?.vendorCode ?? input.vCode,
          firstName,
          middleName: rest.slice(0, -1).join(" "),
          lastName: rest.at(-1) ?? "",
          startDate: one?.startDate ?? "",
          endDate: one?.endDate ?? "",
          visitPurpose: one?.visitPurpose ?? "",
        },
        flights:
          kind === "FS"
            ? []
            : (one?.segments ?? []).map(({ id, flight, from, to, date, cancelled }) => ({
                segmentId: id,
                flight,
                from,
                to,
                date,
                cancelled,
                external: counts(one, "FS", "external", id),
              })),
        travellers: sees() ? cases.travellers : null,
        colleagues: sees()
          ? operatorsOf(one)
              .filter(({ userid }) => userid !== user().userid)
              .map(({ userid, name }) => ({ userid, name }))
          : [],
      };
    },
    comment: (input, fail) => {
      const one = find(input);
      if (!one || !allowed(input)) throw fail("NOT_FOUND");
      if (isBlankHtml(input.comments)) throw fail("BLANK");
      const mayRead = [user().userid, ...operatorsOf(one).map(({ userid }) => userid)];
      if (input.commentsFor === "internal" && mentionedIn(input.comments).some((userid) => !mayRead.includes(userid)))
        throw fail("NOT_SEEN");
      const { userid, name, role } = user();
      const said = cases.say(
        {
          caseId: one.id,
          kind: input.commentsType,
          audience: input.commentsFor,
          segmentId: input.segmentId,
          html: input.comments,
          at: now(),
          by: userid,
          name: role === "TRAVELLER" ? one.travellerName : name,
          role,
          alias: role === "TRAVELLER" ? "" : one.vendorName,
        },
        input.clientId,
      );
      if (!said) throw fail("OTHER_WORDS");
      return { comment: shown(said) };
    },
    uploadPicture: async ({ file, ...about }, fail) => {
      if (!find(about)) throw fail("NOT_FOUND");
      if (file.size > pictureLimits.bytes) throw fail("TOO_LARGE");
      if (!pictureOf(new Uint8Array(await file.arrayBuffer()))) throw fail("NOT_A_PICTURE");
      return { id: cases.keepPicture(file), name: file.name };
    },
    picture: ({ id }, fail) => {
      const found = cases.picture(id);
      if (!found) throw fail("NOT_FOUND");
      return { url: found.url, expiresAt: now() + linkSeconds, name: found.name, size: found.size };
    },
    takeBack: ({ id }, fail) => {
      const comment = cases.comments().find((one) => one.id === id && one.by === user().userid);
      if (!comment) throw fail("NOT_FOUND");
      if (now() - comment.at > takeBackSeconds) throw fail("TOO_LATE");
      cases.remove(id);
      return { ok: true };
    },
    read: (input, fail) => {
      const one = find(input);
      if (!one || !allowed(input)) throw fail("NOT_FOUND");
      const { commentsType, commentsFor, segmentId, upTo } = input;
      cases.markRead(one.id, user().userid, threadName(commentsType, commentsFor, segmentId), upTo);
      return { ok: true };
    },
  };
}
