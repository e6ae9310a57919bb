import {
  guaranteeText,
  isSoldOut,
  type Itinerary,
  type Passengers,
  passengerTotal,
  seatedPassengers,
  seatsLeft,
  totalHundredths,
} from "@gatehouse/domain/flights";
import { Tooltip } from "@gatehouse/ui/tooltip";
import { ChevronDown, ChevronUp, Info } from "lucide-react";
import type { ResultWords } from "./use-result-words.ts";

interface PriceBlockProps {
  readonly itinerary: Itinerary;
  readonly passengers: Passengers;
  /** Id of the card's name. */
  readonly nameId: string;
  readonly detailsId: string;
  readonly isOpen: boolean;
  readonly onToggleDetails: (() => void) | undefined;
  readonly onSelect: (() => void) | undefined;
  readonly words: ResultWords;
}

/** Fewer seats than this are worth a warning. */
const fewSeats = 5;

/** What an itinerary costs, what is left of it, and beside that the choice. */
export function PriceBlock({
  itinerary,
  passengers,
  nameId,
  detailsId,
  isOpen,
  onToggleDetails,
  onSelect,
  words,
}: PriceBlockProps) {
  const { t, price } = words;
  const { unit } = itinerary.totalPrice.basePrice;
  const total = passengerTotal(passengers);
  return (
    <div className="fl-price">
      <div className="fl-figures-of">
        <p className="fl-amount">
          {price(itinerary.pricePerPassenger, unit)}
          <small>{unit}</small>
        </p>
        <p className="fl-sub fl-per">
          {t("card.perPassenger")}
          <Tooltip tap content={<Guarantee words={words} />}>
            <button type="button" className="fl-about" aria-label={t("card.guarantee")}>
              <Info aria-hidden />
            </button>
          </Tooltip>
        </p>
        {total > 1 && (
          <p className="fl-sub fl-all">
            {t("card.total", { price: price(totalHundredths(itinerary.totalPrice), unit), passengers: total })}
          </p>
        )}
        <Seats itinerary={itinerary} passengers={passengers} words={words} />
      </div>
      <div className="fl-actions">
        {onSelect && (
          <button
            type="button"
            className="fl-select"
            aria-describedby={nameId}
            disabled={isSoldOut(itinerary, passengers)}
            onClick={onSelect}
          >
            {t("card.select")}
          </button>
        )}
        {onToggleDetails && (
          <button
            type="button"
            className="fl-toggle"
            aria-describedby={nameId}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": detailsId })}
            onClick={onToggleDetails}
          >
            {t(isOpen ? "card.hide" : "card.show")}
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </button>
        )}
      </div>
    </div>
  );
}

/** In a component of its own: what a tooltip says is put into words once somebody opens it. */
const Guarantee = ({ words: { t, language } }: Pick<PriceBlockProps, "words">) =>
  t("card.guaranteeText", { amount: guaranteeText(language) });

function Seats({ itinerary, passengers, words: { t } }: Pick<PriceBlockProps, "itinerary" | "passengers" | "words">) {
  const left = seatsLeft(itinerary);
  if (left === null) return null;
  if (left === 0)
    return (
      <p className="fl-sub fl-seats" data-none="">
        {t("card.soldOut")}
      </p>
    );
  const seats = t("card.seats", { count: left });
  if (isSoldOut(itinerary, passengers))
    return (
      <p className="fl-sub fl-seats" data-none="">
        {t("card.tooFew", { seats, needed: seatedPassengers(passengers) })}
      </p>
    );
  return (
    <p className="fl-sub fl-seats" data-few={left < fewSeats ? "" : undefined}>
      {seats}
    </p>
  );
}
