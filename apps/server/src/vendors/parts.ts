import type { LiveHub } from "../platform/live.ts";

export interface Parts {
  readonly live: Pick<LiveHub, "publish">;
  readonly now: number;
}
