import type pg from "pg";

interface Wire {
  query(text: string): void;
}

/** `COPY … TO STDOUT` with nothing around it: its bytes are counted and dropped. A query object as `pg` takes them. */
class CopyOut implements pg.Submittable {
  bytes = 0;
  readonly #text: string;
  readonly #done: (error?: Error) => void;
  constructor(text: string, done: (error?: Error) => void) {
    this.#text = text;
    this.#done = done;
  }
  submit(connection: unknown): void {
    (connection as Wire).query(this.#text); // what `pg` hands to anyone who is submitted
  }
  handleCopyOutResponse(): void {}
  handleCopyData({ chunk }: { readonly chunk: Uint8Array }): void {
    this.bytes += chunk.length;
  }
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.#done();
  }
  handleError(error: Error): void {
    this.#done(error);
  }
}

/** Lets PostgreSQL write a query as CSV and throws it away: the least that a report can take. @returns how many bytes came */
export const copyOut = (client: pg.Client, select: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const copy: CopyOut = new CopyOut(`copy (${select}) to stdout with csv`, (error) =>
      error ? reject(error) : resolve(copy.bytes),
    );
    client.query(copy);
  });
