import pg from "pg";
import type { Logger } from "../log.ts";
import { DatabaseClient } from "./client.ts";
import { databaseUnavailableIn, DatabaseUnavailable } from "./database-unavailable.ts";
import type { DatabaseWatch } from "./waiting.ts";

interface PoolOptions extends Omit<pg.PoolConfig, "log"> {
  readonly watch: DatabaseWatch;
  /** Milliseconds after which a statement is given up here; a little more than the database itself is given. */
  readonly statementLimit?: number;
  readonly log?: Logger | undefined;
}

/** Milliseconds that waiting for a connection may take, be it a new one or one that others use. */
const acquireLimit = 4000;

/**
 * A pool of `DatabaseClient`s. A connection that breaks leaves it at once, whoever has it: `drizzle` never gives back one that broke
 * at the `begin` of a transaction.
 */
export class DatabasePool extends pg.Pool {
  readonly #watch: DatabaseWatch;

  constructor({ watch, log, ...options }: PoolOptions) {
    // What is in the options of a pool is handed to its clients.
    const config = { connectionTimeoutMillis: acquireLimit, ...options, watch, Client: DatabaseClient };
    super(config);
    this.#watch = watch;
    // A connection that breaks while idle is replaced; unheard, the event would end the process.
    this.on("error", (error) => log?.warn({ reason: error.message }, "an idle database connection broke"));
    const acquire = super.connect.bind(this) as () => Promise<pg.PoolClient>;
    // Overloaded methods, of which the forms with callbacks are not used.
    this.connect = (() => this.#connect(acquire)) as pg.Pool["connect"];
    this.query = ((...args: readonly unknown[]) => this.#query(args)) as pg.Pool["query"];
  }

  async #connect(acquire: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    const refusal = this.#watch.refusal();
    if (refusal) throw refusal;
    const client = await new Promise<pg.PoolClient>((resolve, reject) => {
      let givenUp = false;
      const operation = this.#watch.begin({
        limit: undefined,
        end: (reason) => {
          givenUp = true;
          reject(new DatabaseUnavailable("nothing saved", reason));
        },
      });
      acquire()
        .then((found) => (givenUp ? found.release() : resolve(found)))
        .catch((error: unknown) =>
          reject(databaseUnavailableIn(error) ?? new DatabaseUnavailable("nothing saved", error)),
        )
        .finally(() => operation.done());
    });
    return releasedOnce(client);
  }

  async #query(args: readonly unknown[]): Promise<unknown> {
    const client = await this.connect();
    try {
      return await (client.query as (...args: readonly unknown[]) => Promise<unknown>)(...args);
    } finally {
      client.release();
    }
  }
}

/** Lets the pool have a connection back as soon as it breaks; giving it back once more does nothing. */
function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let released = false;
  const once = (destroy?: Error | boolean) => {
    if (released) return;
    released = true;
    client.off("error", once);
    // One that a failed statement left inside a transaction is of no use to anyone who comes next.
    release(destroy ?? client.getTransactionStatus() !== "I");
  };
  client.release = once;
  client.on("error", once);
  return client;
}
