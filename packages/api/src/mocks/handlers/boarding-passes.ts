import { pageOwnership, ownershipSummary, judgeLink, type ReadPass } from "@gatehouse/domain/boarding-pass";
import { type CheckIn, unitKey, wantsPass } from "@gatehouse/domain/checkin";
import type { InferSchemaOutput } from "@orpc/contract";
import type { candidatePageSchema } from "../../boarding-pass/schema.ts";
import { uploadLimits } from "../../boarding-pass/schema.ts";
import type { contract } from "../../contract.ts";
import { createPossibleOwners, createExpected } from "../factories/facts.ts";
import { createUploadedPages } from "../factories/candidate-page.ts";
import type { Implementation } from "../implement.ts";
import type { MockCandidate, MockUpload } from "../mock-candidates.ts";
import { type CheckInBackend, visibleCheckIns } from "./check-in-backend.ts";
import { airlineNameOf, airportNameOf, pnrCalls, unitOf } from "./pnrs.ts";

type BoardingPasses = Implementation<typeof contract.boardingPasses>;
type CandidatePage = InferSchemaOutput<typeof candidatePageSchema>;

/** How far the reading of an upload is: done at once, unless the file's name asks for something else. */
function readingOf(name: string, pages: number): Pick<MockUpload, "state" | "pages" | "pagesRead" | "pagesMatched"> {
  const state = /slow-reading/i.test(name) ? "reading" : /stopped/i.test(name) ? "failed" : "done";
  const read = state === "done" ? pages : Math.floor(pages / 2);
  return { state, pages, pagesRead: read, pagesMatched: read };
}

/** A page as the contract shows it: what it matches depends on the check-ins of the booking. */
function shown(page: MockCandidate, unit: readonly CheckIn[]): CandidatePage {
  const { pnr: _, bookingNo: __, vendor: ___, ...rest } = page;
  const checkIns = pageOwnership(page.passes, createPossibleOwners(unit)).map(ownershipSummary);
  const matchedCheckInIds = checkIns.filter(({ matched }) => matched).map(({ checkInId }) => checkInId);
  return { ...rest, matched: matchedCheckInIds.length > 0, matchedCheckInIds, checkIns };
}

/** What a file that claims to be a PDF turns out to be: the name of a sample file says it. */
const wrongFiles = [
  [/encrypted/i, "ENCRYPTED_PDF"],
  [/broken/i, "BROKEN_PDF"],
] as const;

/** Boarding passes: PNR data, candidate pages, uploads, linking, quality checks. */
export function boardingPassCalls(backend: CheckInBackend): BoardingPasses {
  const { queue, candidates, user, now, changed, candidatesChanged } = backend;
  const { own } = visibleCheckIns(backend);
  const after = (row: CheckIn, assignment = false) => {
    changed([row.checkInId], assignment);
    candidatesChanged(row.pnr, row.bookingNo);
    return queue.find(row.checkInId) ?? row;
  };
  const ownershipOf = (row: CheckIn, passes: readonly ReadPass[]) => {
    const unit = backend.queue.rows().filter((other) => unitKey(other) === unitKey(row));
    const ownership = pageOwnership(passes, createPossibleOwners(unit)).find(
      ({ possibleOwner }) => possibleOwner.checkInId === row.checkInId,
    );
    if (!ownership) throw new Error(`There is no check-in ${row.checkInId} in its own unit.`);
    return ownership;
  };
  const mine = (row: CheckIn) => row._lock?.userid === user().userid;
  return {
    ...pnrCalls(backend),
    facts: ({ id }, fail) => {
      const row = own(id);
      if (!row) throw fail("NOT_FOUND");
      if (row.hasPassport) queue.note(id, "VIEWED_PASSPORT", user().userid);
      const page = row.pass ? candidates.find(row.pass.dmscode) : undefined;
      const { source = "none", reading = "read", passes = [] } = page ?? {};
      const entry = queue.log(id).findLast(({ action }) => action === "BP_ATTACHED");
      const linked = entry && {
        userid: entry.userid,
        at: entry.actionTimestamp,
        note: entry.note,
        checks: entry.checks ? [...entry.checks] : null,
        findings: entry.findings,
      };
      const ownership = page && ownershipOf(row, passes);
      return {
        checkIn: row,
        expected: createExpected(row),
        names: {
          airline: airlineNameOf(row.airline.iata),
          from: airportNameOf(row.from.iata),
          to: airportNameOf(row.to.iata),
        },
        ownPass: row.pass && {
          dmscode: row.pass.dmscode,
          source,
          reading,
          passes,
          pass: ownership?.pass ?? null,
          leg: ownership?.compared.leg ?? null,
          linked: linked ?? null,
        },
      };
    },
    candidatePages: (options, fail) => {
      const unit = unitOf(
        backend,
        options,
        () => fail("NO_SUCH_PNR"),
        (data) => fail("AMBIGUOUS_PNR", data),
      );
      const [first] = unit;
      const pages = first ? candidates.of(first).map((page) => shown(page, unit)) : [];
      return pages.toSorted((a, b) => Number(b.matched) - Number(a.matched));
    },
    toBeLinked: (options, fail) =>
      unitOf(
        backend,
        options,
        () => fail("NO_SUCH_PNR"),
        (data) => fail("AMBIGUOUS_PNR", data),
      )
        .filter(wantsPass)
        .map(({ checkInId }) => ({ checkInId })),
    upload: ({ file, ...options }, fail) => {
      const [first, ...others] = unitOf(
        backend,
        options,
        () => fail("NO_SUCH_PNR"),
        (data) => fail("AMBIGUOUS_PNR", data),
      );
      if (!first) throw fail("NO_SUCH_PNR");
      if (file.size > uploadLimits.bytes) throw fail("TOO_LARGE", { limit: uploadLimits.bytes });
      if (!/\.pdf$/i.test(file.name)) throw fail("NOT_A_PDF");
      const wrong = wrongFiles.find(([name]) => name.test(file.name));
      if (wrong) throw fail(wrong[1]);
      if (/busy/i.test(file.name)) throw fail("READING_BUSY", { retryAfter: 10 });
      if (/many-pages/i.test(file.name)) throw fail("TOO_MANY_PAGES", { pages: 51, limit: uploadLimits.pages });
      const uploadId = candidates.uploads.size + 1;
      const pages = createUploadedPages([first, ...others], uploadId, user().userid, now());
      for (const page of pages) candidates.add(page);
      const upload: MockUpload = {
        uploadId,
        pnr: first.pnr,
        bookingNo: first.bookingNo,
        vendor: first.vendor,
        name: file.name,
        ...readingOf(file.name, pages.length),
      };
      candidates.uploads.set(uploadId, upload);
      candidatesChanged(first.pnr, first.bookingNo);
      const { vendor: _, ...answer } = upload;
      return answer;
    },
    uploadProgress: ({ uploadId }, fail) => {
      const upload = candidates.uploads.get(uploadId);
      if (!upload || !visibleCheckIns(backend).visible(upload)) throw fail("NOT_FOUND");
      const { vendor: _, ...answer } = upload;
      return answer;
    },
    link: ({ checkInId, dmscode, bookingNo, pnr, version, ...words }, fail) => {
      const row = own(checkInId);
      const page = candidates.find(dmscode);
      if (!row || !page || row.bookingNo !== bookingNo || row.pnr !== pnr || page.pnr !== pnr) throw fail("NOT_FOUND");
      const taken = candidates.takenBy(dmscode);
      if (taken) throw fail("CANDIDATE_TAKEN", taken);
      if (version !== undefined && version !== row.version) throw fail("STALE", { current: row });
      if (page.reading === "waiting" || page.reading === "reading") throw fail("NOT_READ_YET");
      const judged = judgeLink(page.passes, ownershipOf(row, page.passes), words);
      if (!judged.ok) {
        const { unsettled, withoutReason, problem } = judged;
        if (unsettled.length > 0 || withoutReason.length > 0)
          throw fail("NOT_SETTLED", { unsettled: [...unsettled], withoutReason: [...withoutReason] });
        if (problem) throw fail("PASS_PROBLEM", { problem });
        throw fail("ALSO_FITS", { alsoFits: [...judged.alsoFits], belongsTo: [...judged.belongsTo] });
      }
      const { differing, note, checked, findings } = judged;
      if (row._lock && !mine(row) && row._lock.userid !== "AUTOMATION")
        throw fail("LOCKED_BY_OTHER", { locked: [{ checkInId, userid: row._lock.userid }] });
      // A person acts on it: automation's task is cancelled (AUT-4).
      if (row.currentState === "WAITING_FOR_AUTOMATION")
        queue.apply(checkInId, { type: "automationReleased" }, user().userid);
      if (
        queue.apply(
          checkInId,
          { type: "linked", dmscode, uploadedBy: page.uploadedAgentId, differing, note, checks: checked, findings },
          user().userid,
        )
      )
        throw fail("STATE_CONFLICT", { checkInId, currentState: row.currentState });
      candidates.take(dmscode, { userid: user().userid, checkInId });
      return after(row, mine(row));
    },
    unlink: ({ id, version }, fail) => {
      const row = own(id);
      if (!row) throw fail("NOT_FOUND");
      if (version !== undefined && version !== row.version) throw fail("STALE", { current: row });
      if (queue.apply(id, { type: "unlinked", note: null }, user().userid))
        throw fail("STATE_CONFLICT", { checkInId: id, currentState: row.currentState });
      if (row.pass) candidates.giveBack(row.pass.dmscode);
      return after(row);
    },
    qualityCheck: ({ checkInId, passed, note = null, version }, fail) => {
      const row = own(checkInId);
      if (!row) throw fail("NOT_FOUND");
      if (version !== undefined && version !== row.version) throw fail("STALE", { current: row });
      const refusal = queue.apply(checkInId, { type: passed ? "qcPassed" : "qcFailed", note }, user().userid);
      if (refusal === "OWN_WORK") throw fail("OWN_WORK");
      if (refusal) throw fail("STATE_CONFLICT", { checkInId, currentState: row.currentState });
      if (!passed && row.pass) candidates.giveBack(row.pass.dmscode);
      return after(row);
    },
  };
}
