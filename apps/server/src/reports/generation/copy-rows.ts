import type pg from "pg";

/** What `pg` hands to anyone who is submitted: the part that is used here. */
interface Wire {
  query(text: string): void;
  readonly stream: { pause(): void; resume(): void };
}

/** Bytes of rows that are handed on together: enough to be fast, few enough to be nothing in memory. As many again are read ahead. */
const batchBytes = 256 * 1024;

/**
 * Rows of a `COPY … TO STDOUT`, each a text without its line feed. PostgreSQL sends each row as a message of its own (its manual,
 * "COPY Operations"), which `pg` has taken apart already: nothing is left to be found in bytes. The connection rests while more has
 * come than was taken.
 *
 * A query object as `pg` takes them.
 */
export class CopiedRows implements pg.Submittable {
  readonly #text: string;
  #wire: Wire | undefined;
  #rows: string[] = [];
  #bytes = 0;
  #ended = false;
  #error: Error | undefined;
  /** Wakes whoever waits for a batch. */
  #wake: () => void = () => undefined;

  /** @param text the whole statement: COPY takes no parameters */
  constructor(text: string) {
    this.#text = text;
  }

  /**
   * All rows, as many at a time as have come.
   * @throws what the database or the connection said
   */
  async *batches(): AsyncGenerator<string[], void> {
    for (;;) {
      if (this.#error) throw this.#error;
      if (this.#bytes < batchBytes && !this.#ended) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        continue;
      }
      const rows = this.#rows;
      this.#rows = [];
      this.#bytes = 0;
      this.#wire?.stream.resume();
      if (rows.length > 0) yield rows;
      else if (this.#ended) return;
    }
  }

  submit(connection: unknown): void {
    this.#wire = connection as Wire; // what `pg` hands to anyone who is submitted
    this.#wire.query(this.#text);
  }
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.#rows.push(chunk.toString("utf8", 0, chunk.length - 1));
    this.#bytes += chunk.length;
    if (this.#bytes < batchBytes) return;
    this.#wake();
    if (this.#bytes >= 2 * batchBytes) this.#wire?.stream.pause();
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.#ended = true;
    this.#wake();
  }
  handleError(error: Error): void {
    this.#error = error;
    this.#wake();
  }
}
