import { Button, chakra } from "@chakra-ui/react";
import { priceText } from "@gatehouse/domain/ancillary";
import { guaranteeLimit, sharesOf } from "@gatehouse/domain/disruption";
import { Choice } from "@gatehouse/ui/choice";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { Armchair, BadgeCheck, Ban, Check, CircleCheck, type LucideIcon, RotateCcw, Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

const steps = [1, 2, 3, 4] as const;
type Step = (typeof steps)[number];

/** Flights that could replace the lost one; the last is dearer than what is absorbed. Prices in cents, per passenger. */
const flights = [
  { id: "S4 222", leaves: "21:50", from: "JFK", lands: "11:30", duration: "8:40", stop: "PDL", price: 26_840 },
  { id: "TP 202", leaves: "21:45", from: "EWR", lands: "09:35", duration: "6:50", stop: undefined, price: 28_270 },
  { id: "DL 272", leaves: "20:10", from: "JFK", lands: "08:05", duration: "6:55", stop: undefined, price: 118_400 },
] as const;
type Flight = (typeof flights)[number];

const passengers = 3;

/** From the message to the new flight (DIS-10): what is absorbed, and what is not, is reckoned by the product's own rule. */
export function GuaranteeDemo() {
  const t = useMessages(messages);
  const [step, setStep] = useState<Step>(3);
  const [chosen, choose] = useState<Flight>(flights[0]);
  const [isKept, keep] = useState(false);
  const id = useId();
  const go = (next: Step, kept = false): void => {
    keep(kept);
    setStep(next);
  };
  return (
    <>
      <chakra.div display="flex" alignItems="center" borderBottomWidth="1px" px={{ base: "1", md: "3" }}>
        <chakra.ol display="flex" flex="1" minW="0" justifyContent="space-between" aria-label={t("guarantee.steps")}>
          {steps.map((number) => (
            <li key={number}>
              <chakra.button
                type="button"
                aria-current={number === step ? "step" : undefined}
                onClick={() => go(number)}
                display="inline-flex"
                alignItems="center"
                gap="2"
                minH="touch"
                px="2"
                cursor="pointer"
                textStyle="xs"
                color={number === step ? "fg" : "fg.muted"}
                fontWeight={number === step ? "strong" : "regular"}
                borderBottomWidth="2px"
                borderColor={number === step ? "accent.solid" : "transparent"}
              >
                <chakra.span
                  display="grid"
                  placeItems="center"
                  boxSize="6"
                  borderRadius="full"
                  bg={number === step ? "accent.solid" : "state.slate.soft"}
                  color={number === step ? "accent.contrast" : "state.slate.fg"}
                >
                  {number < step ? <Check aria-hidden size={14} /> : number}
                </chakra.span>
                <chakra.span srOnly={{ base: number !== step, md: false }}>{t(`guarantee.${number}`)}</chakra.span>
              </chakra.button>
            </li>
          ))}
        </chakra.ol>
        <chakra.button
          type="button"
          aria-label={t("again")}
          title={t("again")}
          onClick={() => {
            choose(flights[0]);
            go(1);
          }}
          display="grid"
          placeItems="center"
          boxSize="touch"
          cursor="pointer"
          color="fg.muted"
        >
          <RotateCcw aria-hidden size={16} />
        </chakra.button>
      </chakra.div>
      <chakra.div px={{ base: "3.5", md: "5" }} py="3.5" aria-live="polite">
        <Lost />
        {step === 1 && (
          <Said title={t("guarantee.told")} text={t("guarantee.toldText")}>
            <Button onClick={() => go(2)}>{t("guarantee.open")}</Button>
          </Said>
        )}
        {step === 2 && (
          <Said title={t("guarantee.ask")}>
            <chakra.div display="grid" gap="2" w="full">
              <Way icon={CircleCheck} of="nothing" onChoose={() => go(4, true)} />
              <Way icon={Armchair} of="lounge" onChoose={() => go(4, true)} />
              <Way icon={Search} of="other" onChoose={() => go(3)} />
            </chakra.div>
          </Said>
        )}
        {step === 3 && (
          <>
            <chakra.fieldset borderWidth="1px" borderRadius="panel" overflow="hidden">
              <chakra.legend srOnly>{t("guarantee.flights")}</chakra.legend>
              {flights.map((flight) => (
                <Offer
                  key={flight.id}
                  flight={flight}
                  group={id}
                  isChosen={flight === chosen}
                  onChoose={() => choose(flight)}
                />
              ))}
            </chakra.fieldset>
            <Shares flight={chosen} />
            <Button w="full" mt="3" onClick={() => go(4)} bg="accent.soft" color="accent.fg" borderColor="transparent">
              {t("guarantee.select")}
            </Button>
          </>
        )}
        {step === 4 && (
          <Said
            icon={BadgeCheck}
            title={isKept ? t("guarantee.kept") : t("guarantee.done", { flight: chosen.id })}
            text={isKept ? t("guarantee.keptText") : t("guarantee.doneText")}
          />
        )}
      </chakra.div>
    </>
  );
}

/** The flight that was cancelled. */
function Lost() {
  const t = useMessages(messages);
  return (
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" pb="3.5">
      <div>
        <chakra.p fontWeight="strong" textStyle="sm">
          TP 210{" "}
          <chakra.s fontWeight="regular" color="fg.muted" ms="1.5">
            23:30 JFK, 11:20 LIS
          </chakra.s>
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted">
          {t("guarantee.lost")}
        </chakra.p>
      </div>
      <StatusPill tone="bad" icon={Ban}>
        {t("guarantee.cancelled")}
      </StatusPill>
    </chakra.div>
  );
}

function Said({
  icon: Icon,
  title,
  text,
  children,
}: {
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
      <chakra.h3 textStyle="lg" display="flex" gap="2" alignItems="center">
        {Icon && (
          <chakra.span color="state.ok.fg">
            <Icon aria-hidden size={22} />
          </chakra.span>
        )}
        {title}
      </chakra.h3>
      {text !== undefined && (
        <chakra.p textStyle="sm" color="fg.muted" mb="2" maxW="44ch">
          {text}
        </chakra.p>
      )}
      {children}
    </chakra.div>
  );
}

function Way({
  icon: Icon,
  of,
  onChoose,
}: {
  readonly icon: LucideIcon;
  readonly of: "nothing" | "lounge" | "other";
  readonly onChoose: () => void;
}) {
  const t = useMessages(messages);
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
      display="flex"
      alignItems="center"
      gap="3"
      minH="14"
      px="3.5"
      py="2"
      textAlign="start"
      cursor="pointer"
      borderWidth="1px"
      borderColor={of === "other" ? "accent.solid" : "border.strong"}
      borderRadius="panel"
      _hover={{ bg: "bg.hover" }}
    >
      <chakra.span color="fg.muted">
        <Icon aria-hidden size={20} />
      </chakra.span>
      <span>
        <chakra.b display="block" textStyle="sm" fontWeight="strong">
          {t(`guarantee.${of}`)}
        </chakra.b>
        <chakra.span textStyle="xs" color="fg.muted">
          {t(`guarantee.${of}Text`)}
        </chakra.span>
      </span>
    </chakra.button>
  );
}

function Offer({
  flight,
  group,
  isChosen,
  onChoose,
}: {
  readonly flight: Flight;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const t = useMessages(messages);
  const money = useMoney();
  const { payable } = sharesOf({ hundredths: flight.price, unit: guaranteeLimit.unit }, 1, true);
  const isOther = flight.from !== "JFK";
  return (
    <chakra.label
      display="grid"
      gridTemplateColumns={{ base: "auto 3.5rem minmax(0,1fr) 4.25rem", md: "auto 4rem minmax(0,1fr) 5rem auto" }}
      alignItems="center"
      columnGap={{ base: "2", md: "3" }}
      px={{ base: "2.5", md: "3" }}
      py="2.5"
      cursor="pointer"
      bg={isChosen ? "bg.selected" : undefined}
      borderTopWidth={flight === flights[0] ? undefined : "1px"}
    >
      <Choice type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <End time={flight.leaves} iata={flight.from} day={21} tint={isOther} />
      <chakra.span textAlign="center" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {flight.duration} · {flight.stop ? t("guarantee.stop") : t("guarantee.nonstop")}
        <chakra.span display="block" borderTopWidth="2px" borderColor="border.strong" my="1" />
        {flight.stop ? (
          <chakra.span textStyle="code">{flight.stop}</chakra.span>
        ) : (
          <chakra.span color="state.violet.fg" fontWeight="strong">
            {isOther ? t("guarantee.alternate") : "\u00A0"}
          </chakra.span>
        )}
      </chakra.span>
      <End time={flight.lands} iata="LIS" day={22} isNext />
      <chakra.span
        gridColumn={{ base: "2 / -1", md: "auto" }}
        display="flex"
        flexDirection={{ base: "row", md: "column" }}
        justifyContent="space-between"
        textAlign="end"
        textStyle="figures"
      >
        <b>{money(flight.price)}</b>
        <chakra.span
          textStyle="xs"
          color={payable > 0 ? "state.warn.fg" : "fg.muted"}
          fontWeight={payable > 0 ? "strong" : undefined}
        >
          {t("guarantee.pay", { price: money(payable) })}
        </chakra.span>
      </chakra.span>
    </chakra.label>
  );
}

function End({
  time,
  iata,
  day,
  tint = false,
  isNext = false,
}: {
  readonly time: string;
  readonly iata: string;
  readonly day: number;
  readonly tint?: boolean;
  readonly isNext?: boolean;
}) {
  const t = useMessages(messages);
  return (
    <chakra.span whiteSpace="nowrap">
      <chakra.b display="block" textStyle="lg" fontVariantNumeric="tabular-nums">
        {time}
        {isNext && (
          <chakra.sup fontSize="xs" ms="0.5" color="fg.muted" fontWeight="strong">
            +1
          </chakra.sup>
        )}
      </chakra.b>
      <chakra.span textStyle="xs" color="fg.muted">
        <chakra.span textStyle="code" color={tint ? "state.violet.fg" : "fg"}>
          {iata}
        </chakra.span>{" "}
        {t("guarantee.day", { day })}
      </chakra.span>
    </chakra.span>
  );
}

/** Who pays what of a flight, for one and for all. */
function Shares({ flight }: { readonly flight: Flight }) {
  const t = useMessages(messages);
  const money = useMoney();
  const one = sharesOf({ hundredths: flight.price, unit: guaranteeLimit.unit }, 1, true);
  const widest = Math.max(guaranteeLimit.hundredths, flight.price);
  return (
    <chakra.div mt="3.5" textStyle="sm">
      <Line
        name={t("guarantee.absorbed")}
        value={t("guarantee.of", { price: money(one.absorbed), limit: money(guaranteeLimit.hundredths) })}
      />
      <chakra.div aria-hidden display="flex" h="2" my="2" borderRadius="pill" overflow="hidden" bg="state.slate.soft">
        <chakra.i w={`${(one.absorbed / widest) * 100}%`} bg="accent.solid" />
        <chakra.i w={`${(one.payable / widest) * 100}%`} bg="chart.status1" />
      </chakra.div>
      <Line name={t("guarantee.all")} value={money(one.payable * passengers)} />
    </chakra.div>
  );
}

const Line = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <chakra.p display="flex" justifyContent="space-between" gap="3">
    <chakra.span color="fg.muted">{name}</chakra.span>
    <chakra.b fontWeight="strong" fontVariantNumeric="tabular-nums">
      {value}
    </chakra.b>
  </chakra.p>
);

/** Cents as the reader's language writes dollars. */
function useMoney(): (hundredths: number) => string {
  const language = useLanguage();
  return (hundredths) => priceText(hundredths, guaranteeLimit.unit, language);
}
