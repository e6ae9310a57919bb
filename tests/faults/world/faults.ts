import { setTimeout as sleep } from "node:timers/promises";
import { signalFamily } from "@gatehouse/server/faults";
import type { createOperator } from "../operators/operator.ts";
import { beside, type Kind, type World } from "./server.ts";

interface Scene {
  readonly world: World;
  readonly operators: readonly ReturnType<typeof createOperator>[];
  /** How often, or how many: more when everything is tried. */
  readonly whole: boolean;
}

/** Something that happens to a server at work. It is over when it resolves; the server may need a while to recover. */
export interface Fault {
  readonly happen: (scene: Scene) => Promise<void>;
  /** Where it can happen; anywhere unless it is said. */
  readonly only?: Kind;
  /** Seconds that it takes with its recovery, about. */
  readonly seconds: number;
  /** The server process itself is killed. */
  readonly killsServer?: true;
}

const ours = "datname = current_database() and application_name like 'gatehouse%' and pid <> pg_backend_pid()";

export const faults: Readonly<Record<string, Fault>> = {
  "connections are killed": {
    seconds: 5,
    happen: async ({ world }) => {
      await beside(world, async ({ pool }) => {
        for (let round = 0; round < 10; round += 1) {
          await pool
            .query(
              `select pg_terminate_backend(pid) from pg_stat_activity where ${ours} and application_name <> 'gatehouse-migrate'`,
            )
            .catch(() => undefined);
          await sleep(300);
        }
      });
    },
  },
  "PostgreSQL is restarted": {
    seconds: 3,
    happen: async ({ world }) => {
      const { postgres } = world;
      if (!postgres) return void process.kill(world.postgresPid(), "SIGINT");
      await postgres.stop();
      await postgres.start();
    },
  },
  "PostgreSQL is stopped for a while": {
    seconds: 9,
    only: "outside",
    happen: async ({ world: { postgres } }) => {
      await postgres?.stop();
      await sleep(6000);
      await postgres?.start();
    },
  },
  "PostgreSQL is killed": {
    seconds: 4,
    happen: async ({ world }) => {
      const { postgres } = world;
      if (!postgres) return void process.kill(world.postgresPid(), "SIGKILL");
      await postgres.kill();
      await sleep(1000);
      await postgres.start();
    },
  },
  "PostgreSQL is frozen for a while": {
    seconds: 9,
    happen: async ({ world }) => {
      const pid = world.postgresPid();
      const family = signalFamily(pid, "SIGSTOP");
      await sleep(7000);
      for (const member of family) {
        try {
          process.kill(member, "SIGCONT");
        } catch {
          // it has ended meanwhile
        }
      }
    },
  },
  "PostgreSQL is frozen for good": {
    seconds: 15,
    only: "embedded",
    happen: async ({ world }) => {
      const pid = world.postgresPid();
      signalFamily(pid, "SIGSTOP");
      for (let waited = 0; world.postgresPid() === pid && waited < 60_000; waited += 200) await sleep(200);
    },
  },
  "the server is killed": {
    seconds: 9,
    killsServer: true,
    happen: async ({ world, whole }) => {
      for (let time = 0; time < (whole ? 10 : 2); time += 1) {
        await world.killServer();
        await sleep(1000);
      }
    },
  },
  "uploads come in a burst": {
    seconds: 3,
    happen: async ({ operators, whole }) => {
      await Promise.all(operators.map((operator) => operator.burst(whole ? 2 : 1)));
    },
  },
};
