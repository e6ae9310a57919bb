import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import {
  guaranteeText,
  type Itinerary,
  type PriceText,
  priceText,
  type SearchRequest,
  totalHundredths,
} from "@gatehouse/domain/flights";
import { Notice } from "@gatehouse/ui/notice";
import { Stepper } from "@gatehouse/ui/stepper";
import { type ReactNode, useEffect, useRef } from "react";
import { ChatPlace } from "../../app/chat-place/chat-place.tsx";
import { useBroad } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { FlightsModel } from "../flights-model.ts";
import { usePassengerText } from "../search/use-passenger-text.ts";
import { ConfirmAction } from "./confirm-action.tsx";
import { messages } from "./messages/index.ts";
import { ReceivedPanel } from "./received-panel.tsx";
import { type ChoiceState, useChoice } from "./use-choice.ts";

export interface ConfirmPanelProps {
  readonly model: FlightsModel;
  readonly itinerary: Itinerary;
  readonly request: SearchRequest;
}

/** The confirm step beside the selected itinerary: for whom, how much, how much baggage; then that it was received. */
export function ConfirmPanel({ model, itinerary, request }: ConfirmPanelProps) {
  const choice = useChoice(model, itinerary);
  const { isReceived, received } = choice;
  const isBroad = useBroad();
  const confirmed = useRef(false);
  const done = useRef<HTMLHeadingElement>(null);
  // Anyone who has just confirmed is led to what became of it; anyone who comes back later is left where they are.
  useEffect(() => {
    if (isReceived && confirmed.current) done.current?.focus();
  }, [isReceived]);
  const confirm = (): void => {
    confirmed.current = true;
    void choice.confirm();
  };
  const total = totalText(itinerary, useLanguage());
  const action = (
    <ConfirmAction
      model={model}
      request={request}
      choice={choice}
      total={isBroad ? undefined : total}
      onConfirm={confirm}
    />
  );
  return (
    <>
      <chakra.section
        aria-labelledby="flights-confirm"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="panel"
        px={{ base: "4", md: "5" }}
        py="4"
        position={{ lg: "sticky" }}
        top={{ lg: "4" }}
      >
        {isReceived && received ? (
          <ReceivedPanel heading={done} choice={received} />
        ) : (
          <Facts request={request} choice={choice} total={total}>
            {isBroad && action}
          </Facts>
        )}
      </chakra.section>
      {!isBroad && !isReceived && <Dock>{action}</Dock>}
    </>
  );
}

/** Within reach of the thumb from the first moment on, whatever stands above it. */
const Dock = ({ children, ...props }: HTMLChakraProps<"div">) => (
  <chakra.div
    position="sticky"
    bottom="var(--gh-page-notices, 0px)"
    zIndex="docked"
    mx="calc(-1 * var(--gh-spacing-gutter))"
    px="gutter"
    pt="2"
    pb="max(0.5rem, env(safe-area-inset-bottom))"
    bg="bg.canvas"
    borderTopWidth="1px"
    borderColor="border.subtle"
    display="flex"
    gap="3"
    {...props}
  >
    <chakra.div flex="1" minW="0">
      {children}
    </chakra.div>
    <ChatPlace of="bar" alignSelf="end" />
  </chakra.div>
);

/** "$1,644.30" and "USD". */
const totalText = ({ totalPrice }: Itinerary, language: string): PriceText =>
  priceText(totalHundredths(totalPrice), totalPrice.basePrice.unit, language);

interface FactsProps extends Pick<ConfirmPanelProps, "request"> {
  readonly choice: ChoiceState;
  readonly total: PriceText;
  /** Below them: where there is room, the confirmation. */
  readonly children: ReactNode;
}

/** For whom, how much, how much baggage, and what to know before. */
function Facts({ request, choice, total, children }: FactsProps) {
  const t = useMessages(messages);
  const text = usePassengerText();
  const { booking, isVouchedFor, baggage, limit, isSending, received } = choice;
  return (
    <>
      <chakra.h3 id="flights-confirm" textStyle="lg">
        {t("title.confirm")}
      </chakra.h3>
      <chakra.p color="fg.muted" textStyle="sm" pt="1">
        {t("lead")}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" py="4" css={facts}>
        {booking && (
          <>
            <dt>{t("booking")}</dt>
            <chakra.dd textStyle="code">{booking.bookingNo}</chakra.dd>
          </>
        )}
        <dt>{t("passengers")}</dt>
        <dd>{text.present(request.passengers)}</dd>
        <dt>{t("total")}</dt>
        <dd>
          {total.amount}{" "}
          <chakra.span color="fg.muted" fontWeight="regular">
            {total.unit}
          </chakra.span>
        </dd>
      </chakra.dl>
      <Stepper
        py="3"
        borderYWidth="1px"
        borderColor="border.subtle"
        value={baggage}
        name={t("baggage")}
        hint={t("baggage.limit", { count: limit })}
        canDecrease={baggage > 0 && !isSending}
        canIncrease={baggage < limit && !isSending}
        onStep={(by) => choice.setBaggage(baggage + by)}
        labels={{ fewer: t("baggage.fewer"), more: t("baggage.more") }}
      />
      <chakra.output display="block" textStyle="xs" color="fg.muted" minH={{ base: "6", lg: "11" }} pt="1">
        {baggage === limit && t("baggage.most")}
      </chakra.output>
      <Rules request={request} />
      {!isVouchedFor && (
        <Notice tone="warn" mt="3">
          {t("claim.before")}
        </Notice>
      )}
      {received && (
        <Notice tone="info" mt="3">
          {t("another")}
        </Notice>
      )}
      {children}
    </>
  );
}

function Rules({ request: { passengers } }: { readonly request: SearchRequest }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      <chakra.h4 textStyle="sm" fontWeight="strong" pt="1">
        {t("rules")}
      </chakra.h4>
      <chakra.ul ps="5" pt="1" textStyle="sm" color="fg.muted" listStyleType="disc">
        <li>{t("rules.baggage")}</li>
        {passengers.infants > 0 && <li>{t("rules.infants")}</li>}
        <li>{t("rules.replace")}</li>
        <li>{t("rules.guarantee", { amount: guaranteeText(language) })}</li>
      </chakra.ul>
    </>
  );
}

const facts = {
  "& dt": { color: "fg.muted", textStyle: "sm" },
  "& dd": { fontWeight: "strong", textAlign: "end", fontVariantNumeric: "tabular-nums" },
} as const;
