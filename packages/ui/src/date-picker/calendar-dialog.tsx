import { Button, chakra, useSlotRecipe } from "@chakra-ui/react";
import { type DateBounds, type DateRange, mediumDate } from "@gatehouse/domain/time";
import { X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { Calendar } from "./calendar.tsx";
import { pickDay, type RangeDraft } from "./range-draft.ts";
import type { DateLabels } from "./types.ts";
import { useModal } from "./use-modal.ts";
import { useWide } from "./use-wide.ts";
import { calendarLook } from "./recipes.ts";

export interface CalendarDialogProps {
  /** The field it belongs to: it opens below it. */
  readonly anchor: HTMLElement;
  /** What is chosen; a single day is in `from`. Empty where the field holds no date. */
  readonly value: DateRange;
  /** Which end of a range the first day chosen becomes; undefined for a single day. */
  readonly active: "from" | "to" | undefined;
  /** Side by side, where there is room. */
  readonly months: number;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly locale: string;
  /** Name of the dialog; default `labels.calendar`. */
  readonly label?: string | undefined;
  readonly labels: DateLabels;
  readonly onChange: (value: DateRange) => void;
  /** A letter or a digit: its reader would rather type the day. Undefined where the field is to be pressed for that. */
  readonly onType?: ((text: string) => void) | undefined;
  /** The focus is back where it came from. */
  readonly onClose: () => void;
}

/** The calendar in a modal dialog of the browser: it keeps the focus, closes by Escape and gives the focus back. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { anchor, value, active, months, bounds, today, locale, label, labels, onChange, onType, onClose } = props;
  const styles = useSlotRecipe({ recipe: calendarLook })();
  const wide = useWide();
  const modal = useModal(anchor, wide, onClose);
  const [draft, setDraft] = useState<RangeDraft>({ ...value, active: active ?? "from" });
  const range = active !== undefined;
  const accept = (next: DateRange): void => {
    onChange({ from: next.from, to: next.to });
    onClose();
  };
  const pick = (date: string): void => {
    if (!range) return accept({ from: date, to: "" });
    const next = pickDay(draft, date);
    setDraft(next);
    // The last day was chosen: there is nothing left to say.
    if (draft.active === "to" && next.active === "from") accept(next);
  };
  return (
    <chakra.dialog
      css={styles.dialog}
      aria-label={label ?? labels.calendar}
      {...modal}
      onKeyDown={(event) => {
        modal.onKeyDown(event);
        const isTyped = /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
        // Lists are searched by letters.
        if (!onType || !isTyped || event.target instanceof HTMLSelectElement) return;
        event.preventDefault();
        onType(event.key);
      }}
    >
      {(range || !wide) && (
        <chakra.div css={styles.top}>
          <chakra.div css={styles["said"]}>
            <chakra.p fontWeight="strong" {...(range ? { role: "status" } : {})}>
              {range ? (draft.active === "to" ? labels.chooseLast : labels.chooseFirst) : (label ?? labels.calendar)}
            </chakra.p>
            {range && (
              <chakra.p color="fg.muted" textStyle="figures">
                {draft.from !== "" && mediumDate(draft.from, locale)}
                {draft.to !== "" && ` – ${mediumDate(draft.to, locale)}`}
                {/* Keeps the line while nothing is chosen. */}
                {"\u200b"}
              </chakra.p>
            )}
          </chakra.div>
          {!wide && <IconButton icon={X} label={labels.close} type="button" onClick={onClose} />}
        </chakra.div>
      )}
      <Calendar
        months={wide ? months : 1}
        value={draft}
        range={range}
        ending={range && draft.active === "to"}
        bounds={bounds}
        today={today}
        locale={locale}
        labels={labels}
        onPick={pick}
      >
        {range && (
          <Button type="button" variant="solid" disabled={draft.from === ""} onClick={() => accept(draft)}>
            {labels.done}
          </Button>
        )}
      </Calendar>
    </chakra.dialog>
  );
}
