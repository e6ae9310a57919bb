import type { TripInfo } from "@gatehouse/api/client/disruption";
import type { Landing } from "./data/use-landing.ts";
import type { LandingWords } from "./use-landing-words.ts";

interface PriceQuestionProps {
  readonly info: TripInfo;
  readonly landing: Landing;
  readonly words: LandingWords;
  readonly onNo: () => void;
}

/** A dearer price that waits for a yes. */
export function PriceQuestion({ info, landing, words, onNo }: PriceQuestionProps) {
  const { question } = info;
  const { t, money, clock } = words;
  if (!question) return null;
  const { price, before, expiresAt } = question;
  const now = money({ hundredths: price.payable, unit: price.unit });
  const was = money({ hundredths: before.payable, unit: before.unit });
  return (
    <section className="box yes" aria-labelledby="price-question">
      <h2 id="price-question">{t("question.title")}</h2>
      <p>{t("question.text", { now, before: was, until: clock(expiresAt) })}</p>
      <div className="row">
        <button
          type="button"
          className="btn solid"
          disabled={landing.busy}
          onClick={() => void landing.answer(price.payable, true)}
        >
          {t("question.yes", { now })}
        </button>
        <button
          type="button"
          className="btn"
          disabled={landing.busy}
          onClick={() => void landing.answer(price.payable, false).then(onNo)}
        >
          {t("question.no")}
        </button>
      </div>
    </section>
  );
}
