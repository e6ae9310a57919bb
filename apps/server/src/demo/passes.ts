import { createHash } from "node:crypto";
import { passOwner } from "../boarding-pass/owners.ts";
import { drawBoardingPass } from "../automation/draw-boarding-pass.ts";
import { passFactsOf } from "../automation/pass-facts.ts";
import { misprint } from "../automation/simulated-airline.ts";
import type { Storage } from "../documents/storage.ts";
import type { Airports } from "../reference/airports.ts";
import type { Bulk } from "./rows.ts";
import type { DemoPass } from "./to-rows.ts";

/** More passes than this are not drawn one by one: a very large world shares one per airline. */
export const drawnAtMost = 2000;

interface Stored {
  readonly size: number;
  readonly sha256: string;
  readonly key: string;
}

/** Draws and stores the files of passes, and adds their document rows. */
export async function addPasses(
  bulk: Bulk,
  passes: readonly DemoPass[],
  files: Pick<Storage, "put">,
  airports: Airports,
  seed: number,
  progress: (done: number) => void,
): Promise<void> {
  const each = passes.length <= drawnAtMost;
  const shared = new Map<string, Stored>();
  for (const [index, { dmscode, vendor, attachedAt, differs, flown }] of passes.entries()) {
    let stored = each ? undefined : shared.get(flown.airline);
    if (!stored) {
      const bytes = await drawBoardingPass(passFactsOf(differs ? misprint(flown, seed) : flown, airports, seed));
      stored = {
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        key: await files.put(bytes),
      };
      shared.set(flown.airline, stored);
    }
    bulk.document.push({
      dmscode,
      vendor,
      owner_kind: passOwner,
      owner_id: String(flown.id),
      name: `boarding-pass-${flown.id}.pdf`,
      media_type: "application/pdf",
      size: stored.size,
      sha256: stored.sha256,
      storage_key: stored.key,
      created_at: attachedAt,
    });
    if (index % 50 === 49) progress(index + 1);
  }
}
