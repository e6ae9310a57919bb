import type { TripInfo } from "@gatehouse/api/client/disruption";
import { FlightCard } from "./flight-card.tsx";
import type { LandingWords } from "./use-landing-words.ts";

interface ChosenFlightProps {
  readonly info: TripInfo;
  readonly words: LandingWords;
}

/** The alternative flight that was chosen, or booked, and who pays for it. */
export function ChosenFlight({ info, words }: ChosenFlightProps) {
  const { t, money } = words;
  const { chosen } = info;
  if (!chosen) return null;
  const { price, flights } = chosen;
  const { unit } = price;
  return (
    <section aria-labelledby="chosen">
      <h2 id="chosen">{info.fdaStatus === "CONFIRMED" ? t("bookedFlight") : t("chosenFlight")}</h2>
      {flights.map((flight) => (
        <FlightCard
          key={`${flight.airline.iata} ${flight.flightnum} ${String(flight.dept.utc)}`}
          flight={flight}
          words={words}
        />
      ))}
      <dl className="price num">
        <dt>{t("price")}</dt>
        <dd>{money(price)}</dd>
        {price.absorbed > 0 && (
          <>
            <dt>{t("absorbed")}</dt>
            <dd>−{money({ hundredths: price.absorbed, unit })}</dd>
          </>
        )}
        <dt>
          <b>{t("youPay")}</b>
        </dt>
        <dd>
          <b>{money({ hundredths: price.payable, unit })}</b>
        </dd>
      </dl>
    </section>
  );
}
