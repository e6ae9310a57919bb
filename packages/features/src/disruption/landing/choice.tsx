import type { TripInfo } from "@gatehouse/api/client/disruption";
import { type LandingSelection, landingOptions } from "@gatehouse/domain/disruption";
import { Info } from "lucide-react";
import { useState } from "react";
import { ChosenFlight } from "./chosen-flight.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { Landing } from "./data/use-landing.ts";
import { FlightCard, KindPill } from "./flight-card.tsx";
import { alternativesPath } from "./landing-status.ts";
import { NextSteps } from "./next-steps.tsx";
import { Option } from "./option.tsx";
import { PriceQuestion } from "./price-question.tsx";
import type { LandingWords } from "./use-landing-words.ts";

interface ChoiceProps {
  readonly info: TripInfo;
  readonly landing: Landing;
  readonly words: LandingWords;
  readonly onLeave: (path: string) => void;
}

/** What happened, what is known of it by now, and what the traveller can choose (DIS-5). */
export function Choice({ info, landing, words, onLeave }: ChoiceProps) {
  const { t } = words;
  const { status, busy, said, choose } = landing;
  const [asked, setAsked] = useState<Exclude<LandingSelection, "ALTERNATIVE_FLIGHTS">>();
  const [leaving, setLeaving] = useState(false);
  const [first] = info.travellers;
  const name = first?.firstname.trim() ?? "";
  const options = Object.entries(landingOptions(info)) as [LandingSelection, "open" | "selected" | "shut"][];
  const isOver = info.fdaStatus === "CONFIRMED" || info.fdaStatus === "EXPIRED";

  async function search(): Promise<void> {
    setLeaving(true);
    if (isOver || !(await choose("ALTERNATIVE_FLIGHTS"))) return setLeaving(false);
    const today = new Date().toISOString().slice(0, 10);
    onLeave(alternativesPath(info, today));
  }

  return (
    <>
      <section className="what">
        <div>
          <h1>
            {t(`head.${info.kind}`, { city: words.isFrench ? info.segment.to.cityFrench : info.segment.to.city })}
          </h1>
          <p className="say">{name === "" ? t("sorryPlain") : t("sorry", { name })}</p>
        </div>
        <FlightCard
          flight={info.segment}
          words={words}
          lost={info.kind !== "DELAYED"}
          pill={<KindPill info={info} words={words} />}
          footer={
            <>
              <span>
                {t("booking")} <span className="mono">{info.bookingNo}</span>
              </span>
              <span>{t("passengers", { count: info.travellers.length })}</span>
            </>
          }
        />
      </section>

      <output className="news">
        {said && said !== "saved" && (
          <div className="box">
            <p>
              <b>{said === "questionOver" ? t("question.over") : t(said)}</b>
            </p>
          </div>
        )}
        {leaving && (
          <div className="box">
            <p>{t("searchingFlights")}</p>
          </div>
        )}
        {!leaving && <NextSteps info={info} words={words} isJustSaved={said === "saved"} />}
      </output>
      <PriceQuestion info={info} landing={landing} words={words} onNo={() => void search()} />
      <ChosenFlight info={info} words={words} />

      <section aria-labelledby="ask">
        <h2 id="ask">{status.state === "can_select_options" && !isOver ? t("ask") : t("askAgain")}</h2>
        <ul className={options.length === 1 ? "choices few" : "choices"}>
          {options.map(([selection, state]) => (
            <li key={selection}>
              <Option
                selection={selection}
                state={state}
                words={words}
                disabled={
                  busy ||
                  leaving ||
                  state === "shut" ||
                  isOver ||
                  (state === "selected" && selection !== "ALTERNATIVE_FLIGHTS")
                }
                onChoose={() => (selection === "ALTERNATIVE_FLIGHTS" ? void search() : setAsked(selection))}
              />
            </li>
          ))}
        </ul>
        <p className="note">
          <Info aria-hidden size={18} />
          <span>
            {isOver ? "" : `${t("note")} ${t("changeable")} `}
            <b>{t("notInsurance")}</b>
          </span>
        </p>
      </section>
      {asked && (
        <ConfirmDialog
          text={t(`confirm.${asked}`)}
          words={words}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await choose(asked);
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
