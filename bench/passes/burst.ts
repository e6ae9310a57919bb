import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { drawPasses, type PassFacts } from "@gatehouse/server/pass-corpus";
import type { BenchRow } from "../lib/table.ts";
import type { BenchOperator } from "./operator.ts";

/** Uploads that wait, of two pages each. */
const uploads = 200;
/** Uploads that are sent at the same time. */
const senders = 24;
/** Rounds in which a unit is held and a PDF uploaded for it, spread over the burst. */
const rounds = 4;
const pagesEach = 2;

const facts = (pnr: string, sequence: number): PassFacts => ({
  airline: "LH",
  airlineName: "Lufthansa",
  flightnum: "1180",
  pnr,
  firstname: "Ines",
  lastname: "Garcia",
  from: { iata: "BCN", name: "Barcelona" },
  to: { iata: "FRA", name: "Frankfurt" },
  date: "2026-12-15",
  departure: "18:35",
  boarding: "17:55",
  gate: "B24",
  seat: "12A",
  sequence,
  eticket: null,
  symbology: sequence % 2 === 0 ? "azteccode" : "pdf417",
  hue: 200,
});

interface Unit {
  readonly pnrId: number;
  readonly pnr: string;
  readonly bookingNo: string;
  readonly vendor: string;
}

const waitingNow = async (pool: Pool) => {
  const { rows } = await pool.query<{ count: string }>(
    "select count(*) as count from pass_upload where state in ('waiting', 'reading')",
  );
  return Number(rows[0]?.count);
};

/** Two hundred uploads at once, and what is uploaded meanwhile for units that somebody works on. */
export async function burstRows(pool: Pool, operator: BenchOperator): Promise<BenchRow[]> {
  const { rows: units } = await pool.query<Unit>(
    `select distinct on (p.id) p.id as "pnrId", p.pnr, p.booking_no as "bookingNo", p.vendor
     from pnr p join check_in c on c.pnr_id = p.id where not c.expired and c.locked_by is null and c.state <> 'NEW' order by p.id limit 100`,
  );
  const unitOf = (index: number): Unit => {
    const unit = units[index % units.length];
    if (!unit) throw new Error("The world has no booking that is live.");
    return unit;
  };
  const fieldsOf = ({ pnr, bookingNo, vendor }: Unit) => ({ pnr, bookingNo, vendor });
  const pdf = await drawPasses(Array.from({ length: pagesEach }, (_, page) => facts("ABC123", page)));
  const first = await pool.query<{ id: string }>("select coalesce(max(id), 0) as id from pass_upload");
  const from = Number(first.rows[0]?.id);
  const started = performance.now();
  let sent = 0;
  const send = async () => {
    for (let index = sent++; index < uploads; index = sent++) await operator.upload(pdf, fieldsOf(unitOf(index)));
  };
  const waits: number[] = [];
  const behind: number[] = [];
  const held = units.slice(-rounds);
  await Promise.all(Array.from({ length: senders }, send));
  const sendSeconds = (performance.now() - started) / 1000;
  for (const unit of held) {
    await pool.query(
      "update check_in set locked_by = 'bench', locked_at = extract(epoch from now())::bigint where pnr_id = $1",
      [unit.pnrId],
    );
    behind.push(await waitingNow(pool));
    const asked = performance.now();
    const { uploadId } = await operator.upload(pdf, fieldsOf(unit));
    for (;;) {
      const now = await operator.progress(uploadId);
      if (now?.state === "done") break;
      if (now?.state === "failed") throw new Error("An upload of the bench could not be read.");
      await sleep(50);
    }
    waits.push((performance.now() - asked) / 1000);
    await pool.query(
      "update check_in set locked_by = null, locked_at = null where pnr_id = $1 and state <> 'NEW' and not expired",
      [unit.pnrId],
    );
  }
  while ((await waitingNow(pool)) > 0) await sleep(100);
  const seconds = (performance.now() - started) / 1000;
  const pages = (uploads + rounds) * pagesEach;
  const counted = await pool.query<{ pages: string; jobs: string }>(
    `select (select count(*) from candidate_page where upload_id > $1) as pages,
       (select count(*) from pgboss.job where name = 'checkin.read-upload' and (data->>'uploadId')::bigint > $1) as jobs`,
    [from],
  );
  const { pages: there, jobs } = counted.rows[0] ?? { pages: "0", jobs: "0" };
  const longest = Math.max(...waits);
  return [
    {
      what: `${uploads} uploads of ${pagesEach} pages at once (sent in ${sendSeconds.toFixed(0)} s): pages read per second, from the first sent to the last read`,
      bar: "≥ 8",
      ours: (pages / seconds).toFixed(1),
      peers: {},
      met: pages / seconds >= 8,
    },
    {
      what: "pages of them that are there, each once; jobs for their reading",
      bar: `${pages}; one an upload`,
      ours: `${there}; ${jobs}`,
      peers: {},
      met: Number(there) === pages && Number(jobs) <= uploads + rounds + 8,
    },
    {
      what: `a held unit's upload meanwhile, from sending to read, longest of ${rounds} (${behind.join(", ")} waiting)`,
      bar: "≤ 10 s",
      ours: `${longest.toFixed(1)} s`,
      peers: {},
      met: longest <= 10,
    },
  ];
}
