import { Button, chakra } from "@chakra-ui/react";
import { type PriceText, type SearchRequest, seatedPassengers } from "@gatehouse/domain/flights";
import { Notice } from "@gatehouse/ui/notice";
import { Check } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { FlightsModel } from "../flights-model.ts";
import { messages } from "./messages/index.ts";
import type { ChoiceState } from "./use-choice.ts";
import { useRefusal } from "./use-refusal.ts";

export interface ConfirmActionProps {
  readonly model: FlightsModel;
  readonly request: SearchRequest;
  readonly choice: ChoiceState;
  /** Stands beside the button where the facts are out of sight; undefined where they are not. */
  readonly total: PriceText | undefined;
  readonly onConfirm: () => void;
}

/** The one press that confirms, with what is in its way or went wrong right above it. */
export function ConfirmAction({ model, request, choice, total, onConfirm }: ConfirmActionProps) {
  const t = useMessages(messages);
  const { limit, problem, isSending, isVouchedFor } = choice;
  const canConfirm = problem === undefined && !isSending;
  return (
    <>
      <chakra.div display="flex" flexDirection="column" gap="2" pt={total ? "0" : "3"} _empty={{ display: "none" }}>
        {problem !== undefined && <Problem problem={problem} limit={limit} />}
        <Failure model={model} choice={choice} needed={seatedPassengers(request.passengers)} />
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="4" pt={total ? "2" : "3"}>
        {total && (
          <chakra.p lineHeight="short" fontVariantNumeric="tabular-nums">
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {t("total")}
            </chakra.span>
            <b>{total.amount}</b>
          </chakra.p>
        )}
        <Button
          type="button"
          variant="solid"
          size="lg"
          flex="1"
          minH="12"
          // In the tab order even when it cannot be pressed: the reason is read with it.
          aria-disabled={!canConfirm}
          aria-describedby={problem === undefined ? undefined : "flights-problem"}
          onClick={() => {
            if (canConfirm) onConfirm();
          }}
        >
          <Check aria-hidden /> {t(isSending ? "sending" : isVouchedFor ? "confirm" : "claim.confirm")}
        </Button>
      </chakra.div>
    </>
  );
}

function Problem({
  problem,
  limit,
}: {
  readonly problem: NonNullable<ChoiceState["problem"]>;
  readonly limit: number;
}) {
  const t = useMessages(messages);
  return (
    <Notice tone="warn" id="flights-problem">
      {problem === "flights.booking.baggage" ? (
        t(problem, { count: limit })
      ) : (
        <>
          <chakra.strong display="block">{t(problem)}</chakra.strong>
          {problem === "flights.booking.missing" && t("missing.help")}
        </>
      )}
    </Notice>
  );
}

/** Why the last attempt failed. What was entered stays; the way on is beside the reason. */
function Failure({
  model,
  choice: { failure, isSending },
  needed,
}: Pick<ConfirmActionProps, "model" | "choice"> & { readonly needed: number }) {
  const t = useMessages(messages);
  const refusal = useRefusal();
  if (!failure || isSending) return null;
  const { title, reason, way } = refusal(failure.error, needed);
  return (
    <Notice tone="bad">
      <chakra.strong display="block">{title}</chakra.strong>
      {reason}
      {way !== "again" && (
        <chakra.div pt="2">
          <Button type="button" onClick={() => (way === "search" ? model.retry() : model.select(null))}>
            {t(way === "search" ? "searchAgain" : "otherFlight")}
          </Button>
        </chakra.div>
      )}
    </Notice>
  );
}
