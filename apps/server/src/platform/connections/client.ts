import pg from "pg";
import {
  breaksConnection,
  DatabaseUnavailable,
  isServerFailure,
  type Outcome,
  rememberAs,
} from "./database-unavailable.ts";
import { noteSaved } from "./saved.ts";
import { kindOfStatement, type StatementKind, textOf } from "./statement.ts";
import type { DatabaseWatch, Operation } from "./waiting.ts";

interface ClientOptions extends pg.ClientConfig {
  readonly watch?: DatabaseWatch;
  /** Milliseconds after which a statement is given up here, whatever the database does; none for statements that stream. */
  readonly statementLimit?: number | undefined;
}

/** Milliseconds that saying goodbye may take; a frozen server never answers it. */
const goodbye = 1000;

type Send = (...args: readonly unknown[]) => unknown;

interface Streamed {
  handleReadyForQuery(...args: unknown[]): void;
  handleError(...args: unknown[]): void;
}
const isStreamed = (statement: unknown): statement is Streamed =>
  typeof statement === "object" && statement !== null && "submit" in statement && "handleReadyForQuery" in statement;

/**
 * A connection to the database; every connection of the product is one of these. It never ends the process when it breaks, gives a
 * statement up that takes too long, and tells whoever waits whether something may have been saved.
 */
export class DatabaseClient extends pg.Client {
  readonly #watch: DatabaseWatch | undefined;
  readonly #limit: number | undefined;
  #trouble: DatabaseUnavailable | undefined;
  #inTransaction = false;
  #wrote = false;

  constructor(options: ClientOptions = {}) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...options });
    this.#watch = options.watch;
    this.#limit = options.statementLimit;
    this.on("error", (error) => this.#broken(error));
    const send = super.query.bind(this) as Send;
    const end = super.end.bind(this) as Send;
    // Overloaded methods; what goes in and out is left as it is.
    this.query = ((...args: readonly unknown[]) => this.#query(send, args)) as pg.Client["query"];
    this.end = ((...args: readonly unknown[]) => {
      const timer = setTimeout(() => this.connection.stream.destroy(), goodbye).unref();
      this.once("end", () => clearTimeout(timer));
      return end(...args);
    }) as pg.Client["end"];
  }

  /** Ends the connection at once, and whatever waits for it, for this reason. */
  abandon(reason: Error): void {
    this.connection.stream.destroy(reason);
  }

  /** The first reason stands: what comes after it follows from it. */
  #broken(error: unknown, outcome: Outcome = "nothing saved"): DatabaseUnavailable {
    this.#trouble ??= error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(outcome, error);
    if (typeof error === "object" && error !== null) rememberAs(error, this.#trouble);
    return this.#trouble;
  }

  #begin(limit: number | undefined): Operation | undefined {
    return this.#watch?.begin({ limit, end: (reason) => this.abandon(reason) });
  }

  #query(send: Send, args: readonly unknown[]): unknown {
    const [statement] = args;
    const refusal = this.#watch?.refusal();
    // Anyone who had a connection before the database went away, and was busy otherwise, would wait until it comes back.
    if (refusal && !this.#trouble) {
      this.#broken(refusal);
      this.abandon(refusal);
    }
    if (isStreamed(statement)) return this.#stream(send, statement, args);
    if (this.#trouble) return Promise.reject(this.#trouble);
    const operation = this.#begin(this.#limit);
    const result = send(...args);
    // Those who pass a callback hear of errors in their own way.
    if (!(result instanceof Promise)) {
      operation?.done();
      return result;
    }
    return this.#answer(result, kindOfStatement(textOf(statement)), operation);
  }

  async #answer(result: Promise<unknown>, kind: StatementKind, operation: Operation | undefined): Promise<unknown> {
    if (kind === "begin") [this.#inTransaction, this.#wrote] = [true, false];
    if (kind === "write") this.#wrote = true;
    // From here on it is the server that decides whether the writing stands.
    const decides = this.#wrote && (kind === "commit" || (kind === "write" && !this.#inTransaction));
    try {
      const answer = await result;
      if (decides) noteSaved();
      return answer;
    } catch (error) {
      if (!breaksConnection(error))
        throw isServerFailure(error) ? new DatabaseUnavailable("nothing saved", error) : error;
      const away = new DatabaseUnavailable(decides ? "unknown" : "nothing saved", error);
      // The connection may have been found broken a moment before its statements are told.
      if (!this.#trouble || (decides && this.#trouble.outcome !== "unknown")) this.#trouble = away;
      throw this.#trouble;
    } finally {
      operation?.done();
      if (kind === "commit" || kind === "rollback") [this.#inTransaction, this.#wrote] = [false, false];
    }
  }

  /** A statement that takes its rows itself; it may take long, so it has no limit but the watch. */
  #stream(send: Send, statement: Streamed, args: readonly unknown[]): unknown {
    const operation = this.#begin(undefined);
    const ready = statement.handleReadyForQuery.bind(statement);
    const failed = statement.handleError.bind(statement);
    statement.handleReadyForQuery = (...rest) => {
      operation?.done();
      ready(...rest);
    };
    statement.handleError = (error: unknown, ...rest) => {
      operation?.done();
      failed(breaksConnection(error) ? this.#broken(error) : error, ...rest);
    };
    return send(...args);
  }
}
