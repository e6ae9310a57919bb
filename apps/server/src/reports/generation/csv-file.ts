import { csvHeader, csvLine, plainTexts } from "@gatehouse/domain/reports";
import type { FileHandle } from "node:fs/promises";
import { type Batch, divider, reader, type Shape } from "./row-shapes.ts";

/** Takes pieces of a file one after the other; waits while the disk is behind. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
}

/** Rows as lines of a CSV file. */
export function csvLines<Row>(shape: Shape<Row>): (batch: Batch) => Buffer<ArrayBuffer> {
  const { columns } = shape;
  const read = reader(shape);
  const isPlain = plainTexts(divider);
  return (batch) => {
    let text = "";
    for (const sent of batch) text += csvLine(columns, read(sent), isPlain(sent));
    return Buffer.from(text);
  };
}

/** Writes rows as CSV (REP-18), a batch at a time. */
export async function writeCsv<Row>(shape: Shape<Row>, batches: AsyncIterable<Batch>, sink: Sink): Promise<void> {
  const lines = csvLines(shape);
  await sink.write(Buffer.from(csvHeader(shape.columns)));
  for await (const batch of batches) await sink.write(lines(batch));
}

/** A sink that ends in a file. */
export const fileSink = (file: FileHandle, seen: (bytes: Uint8Array) => void): Sink => ({
  async write(bytes) {
    seen(bytes);
    // A write may take less than it was given.
    for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten;
  },
});
