import { Button, chakra, useSlotRecipe } from "@chakra-ui/react";
import type { Passengers } from "@gatehouse/domain/flights";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { ChevronDown, Users } from "lucide-react";
import { useRef, useState } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";
import { usePassengerText } from "./use-passenger-text.ts";

const PassengersPanel = lazyComponent(() => import("./passengers-panel.tsx").then((loaded) => loaded.PassengersPanel), {
  over: true,
});
/** Fetches the counters ahead, when somebody seems about to open them. */
const prepare = (): void => void PassengersPanel.preload();

export interface PassengersFieldProps {
  readonly id: string;
  readonly value: Passengers;
  readonly onChange: (value: Passengers) => void;
  readonly error: string | undefined;
  readonly size: "md" | "lg";
}

/** The field for how many adults, children and infants fly: a button that says it, and the three counters below it (FLT-4). */
export function PassengersField({ id, value, onChange, error, size }: PassengersFieldProps) {
  const t = useMessages(messages);
  const text = usePassengerText();
  const field = useSlotRecipe({ key: "field" })();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = (refocus: boolean): void => {
    setAnchor(null);
    if (refocus) button.current?.focus();
  };
  return (
    <chakra.div css={field["root"]}>
      <chakra.span id={`${id}-label`} css={field["label"]}>
        {t("passenger")}
      </chakra.span>
      <Button
        ref={button}
        id={id}
        type="button"
        size={size}
        width="full"
        px="3"
        fontWeight="regular"
        borderColor={error === undefined ? "border.control" : "state.bad.fg"}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={`${id}-error`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (anchor ? close(true) : setAnchor(button.current))}
      >
        <Users aria-hidden />
        <chakra.span flex="1" minW="0" textAlign="start" overflow="hidden" textOverflow="ellipsis" lineHeight="body">
          {text.present(value)}
        </chakra.span>
        <ChevronDown aria-hidden />
      </Button>
      <chakra.div id={`${id}-error`} aria-live="polite" css={{ display: "contents" }}>
        {error !== undefined && <chakra.p css={field["errorText"]}>{error}</chakra.p>}
      </chakra.div>
      {anchor && <PassengersPanel anchor={anchor} value={value} onChange={onChange} onClose={close} />}
    </chakra.div>
  );
}
