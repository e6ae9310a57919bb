import type { TripInfo } from "@gatehouse/api/client/disruption";
import { callAfter } from "@gatehouse/domain/disruption";
import type { LandingWords } from "./use-landing-words.ts";

interface NextStepsProps {
  readonly info: TripInfo;
  readonly words: LandingWords;
  readonly isJustSaved: boolean;
}

/** What happens next, with the time. */
export function NextSteps({ info, words: { t, clock }, isJustSaved }: NextStepsProps) {
  const { fdaStatus, statusAt } = info;
  const time = clock(statusAt);
  const until = clock(statusAt + callAfter);
  const lines: string[] = [];
  if (fdaStatus === "NO_ACTION") lines.push(t("noAction"), t("next.NO_ACTION", { time }));
  if (fdaStatus === "LOUNGE_REQUESTED") lines.push(t("loungePass"), t("next.LOUNGE_REQUESTED", { time, until }));
  if (fdaStatus === "TRIGGERED_SUCCESSFULLY") lines.push(t("next.TRIGGERED_SUCCESSFULLY", { time }));
  if (fdaStatus === "VOUCHER_SEND") lines.push(t("next.VOUCHER_SEND", { time }));
  if (fdaStatus === "SEARCHING") lines.push(t("next.SEARCHING", { time }));
  if (fdaStatus === "ALTERNATIVE_CHOSEN") lines.push(t("next.ALTERNATIVE_CHOSEN", { time, until }));
  if (fdaStatus === "CONFIRMED") lines.push(t("next.CONFIRMED", { time }));
  if (fdaStatus === "EXPIRED") lines.push(t("next.EXPIRED"));
  if (lines.length === 0) return null;
  return (
    <div className="box yes">
      {isJustSaved && fdaStatus !== "SEARCHING" && <p className="muted">{t("saved")}</p>}
      {lines.map((line, place) => (
        <p key={line}>{place === 0 ? <b>{line}</b> : line}</p>
      ))}
    </div>
  );
}
