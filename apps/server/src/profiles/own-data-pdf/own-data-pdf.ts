import { brandFileName } from "@gatehouse/domain/brand";
import { createThreads } from "../../platform/threads.ts";
import type { ExportedData } from "../own-data.ts";
import type { PersonalData } from "../personal-data.ts";
import type { PrintedData } from "./draw-own-data.ts";
import type { DataLanguage } from "./labels.ts";

const limits = { milliseconds: 30_000, megabytes: 256 } as const;
const threads = createThreads(new URL("draw-thread.ts", import.meta.url), limits, {
  most: 1,
  idleMilliseconds: 30_000,
});

const printedRow = (row: unknown, printed: NonNullable<PersonalData["printed"]>): unknown =>
  typeof row === "object" && row !== null
    ? Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          typeof value === "string" ? (printed[field]?.(value) ?? value) : (value as unknown),
        ]),
      )
    : row;

/** What is held about a user, as a PDF. @throws ThreadExceeded */
export async function ownDataPdf(
  { exportedAt, ...parts }: ExportedData,
  language: DataLanguage,
  { areas, product }: { readonly areas: readonly PersonalData[]; readonly product: string },
): Promise<File> {
  const printed: PrintedData = {
    product,
    name: parts.account.name,
    language,
    exportedAt,
    parts: Object.fromEntries(
      Object.entries(parts).map(([name, held]) => {
        const texts = areas.find((area) => area.name === name)?.printed;
        return [name, texts && Array.isArray(held) ? held.map((row) => printedRow(row, texts)) : held];
      }),
    ),
  };
  const bytes = (await threads.run(printed)) as Uint8Array<ArrayBuffer>;
  return new File([bytes], `${brandFileName(product)}-${new Date(exportedAt * 1000).toISOString().slice(0, 10)}.pdf`, {
    type: "application/pdf",
  });
}
