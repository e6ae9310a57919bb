import { Button, chakra } from "@chakra-ui/react";
import {
  canStep,
  maximumPassengers,
  type Passengers,
  passengerTotal,
  type PassengerType,
  stepPassengers,
} from "@gatehouse/domain/flights";
import { Popover } from "@gatehouse/ui/popover";
import { Stepper } from "@gatehouse/ui/stepper";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

const types: readonly PassengerType[] = ["adults", "child", "infants"];

// What floats is a dialog of the top layer; the element <dialog> would be modal.
const asDialog = { role: "dialog" } as const;

const Panel = chakra(Popover, {
  base: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    p: "4",
    width: "xs",
    maxW: "calc(100vw - 2rem)",
    maxH: "100dvh",
    overflow: "auto",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "panel",
    boxShadow: "float",
    outline: "none",
  },
});

export interface PassengersPanelProps {
  /** The button that it belongs to. */
  readonly anchor: HTMLButtonElement;
  readonly value: Passengers;
  readonly onChange: (value: Passengers) => void;
  readonly onClose: (refocus: boolean) => void;
}

/** The three counters, and what keeps them from going on (FLT-4). */
export function PassengersPanel({ anchor, value, onChange, onClose }: PassengersPanelProps) {
  const t = useMessages(messages);
  const limit =
    passengerTotal(value) >= maximumPassengers
      ? t("flights.passengers.maximum")
      : value.infants >= value.adults
        ? t("flights.passengers.infants")
        : "";
  return (
    <Panel {...asDialog} aria-label={t("passenger")} anchor={anchor} onClose={onClose}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {types.map((type) => (
          <Stepper
            key={type}
            value={value[type]}
            name={t(`passengers.${type}`)}
            hint={t(`passengers.${type}.age`)}
            canDecrease={canStep(value, type, -1)}
            canIncrease={canStep(value, type, 1)}
            onStep={(by) => onChange(stepPassengers(value, type, by))}
            labels={{
              fewer: t("passengers.fewer", { type: t(`passengers.${type}`) }),
              more: t("passengers.more", { type: t(`passengers.${type}`) }),
            }}
          />
        ))}
        <chakra.output display="block" textStyle="xs" color="fg.muted" minH="9" mt="-2">
          {limit}
        </chakra.output>
        <Button type="button" variant="solid" width="full" onClick={() => onClose(true)}>
          {t("passengers.done")}
        </Button>
      </chakra.div>
    </Panel>
  );
}
