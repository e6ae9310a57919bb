import type { Db } from "pg-boss";

/** What a queue keeps from the day it was made, and what its jobs copy from it. */
interface QueueTraits {
  readonly policy: "standard" | "short" | "stately";
  /** Seconds without a heartbeat after which the job of a killed process is started again. */
  readonly heartbeatTimeout: number;
}

/**
 * Gives a queue that an earlier version of the program made the traits that this version wants, which the library does only to new
 * ones. Jobs that wait stay; of those that have the same key, under a policy that allows one of each, the oldest stays.
 */
export async function adoptQueue(db: Db, name: string, { policy, heartbeatTimeout }: QueueTraits): Promise<void> {
  await db.executeSql(
    "update pgboss.queue set policy = $2, heartbeat_seconds = $3 where name = $1 and (policy <> $2 or heartbeat_seconds is distinct from $3)",
    [name, policy, heartbeatTimeout],
  );
  const older = "name = $1 and state = 'created' and policy is distinct from $2";
  if (policy === "short")
    await db.executeSql(
      `delete from pgboss.job where name = $1 and id in (
        select id from (
          select id, policy, row_number() over (
            partition by coalesce(singleton_key, '') order by (policy is distinct from $2), created_on, id
          ) as place
          from pgboss.job where name = $1 and state = 'created'
        ) as waiting where place > 1 and policy is distinct from $2
      )`,
      [name, policy],
    );
  await db.executeSql(`update pgboss.job set policy = $2 where ${older}`, [name, policy]);
}

/** Ids of the jobs of a queue whose process has said nothing for longer than it may. */
export async function staleJobs(db: Db, name: string): Promise<string[]> {
  const { rows } = await db.executeSql(
    `select id from pgboss.job
     where name = $1 and state = 'active' and coalesce(heartbeat_on, started_on) < now() - make_interval(secs => heartbeat_seconds)`,
    [name],
  );
  return (rows as readonly { readonly id: string }[]).map(({ id }) => id);
}
