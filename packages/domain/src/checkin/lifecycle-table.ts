import { automationRules } from "./lifecycle-automation.ts";
import { disposalRules } from "./lifecycle-disposal.ts";
import type { RulesOf } from "./lifecycle-rule.ts";
import { scheduleRules } from "./lifecycle-schedule.ts";
import type { LifecycleEventType } from "./lifecycle-types.ts";
import { workRules } from "./lifecycle-work.ts";

/** The lifecycle (CHK-3), row by row. A pair of state and event that is not here is refused. */
export const lifecycleTable: RulesOf<LifecycleEventType> = {
  ...automationRules,
  ...workRules,
  ...disposalRules,
  ...scheduleRules,
};
