import { Button, chakra, useSlotRecipe } from "@chakra-ui/react";
import { isDate, weekdayName } from "@gatehouse/domain/time";
import { CalendarDays, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, Suspense } from "react";
import { prepareCalendar } from "./lazy-calendar-dialog.tsx";
import { dateFieldLook } from "./recipes.ts";

export interface FieldBoxProps {
  readonly size: "md" | "lg" | undefined;
  /** Visible name of the field. */
  readonly label: ReactNode;
  /** Behind the name of a field that may be left empty. */
  readonly optional?: string | undefined;
  /** The input that the name belongs to; without it the box is a group of inputs, each with a name of its own. */
  readonly labelFor?: string | undefined;
  readonly labelId: string;
  /** The name is inside the box, before the inputs. */
  readonly inside?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly parts: 1 | 2;
  readonly children: ReactNode;
  /** What is wrong, one line each. */
  readonly messages: readonly (string | undefined)[];
  /** What the reader should know although nothing is wrong with what is there. */
  readonly warning?: string | undefined;
  readonly messageId: string;
  readonly helper?: ReactNode;
  /** Name of the button of the calendar. */
  readonly calendar: string;
  readonly calendarOpen: boolean;
  readonly onCalendar: () => void;
  readonly box: RefObject<HTMLDivElement | null>;
  /** The calendar while it is open. */
  readonly dialog: ReactNode;
}

/** One field of a picker: its name, its inputs and the button of the calendar in one box, and what is wrong with it below. */
export function FieldBox(props: FieldBoxProps) {
  const { size, label, labelFor, labelId, inside, required, disabled, parts, messages, warning, box } = props;
  const styles = useSlotRecipe({ recipe: dateFieldLook })({ size });
  const field = useSlotRecipe({ key: "field" })();
  const wrong = [...new Set(messages.filter((message) => message !== undefined))];
  const name = (
    <>
      {label}
      {props.optional !== undefined && (
        <chakra.span fontWeight="regular" color="fg.muted">
          {props.optional}
        </chakra.span>
      )}
      {required && (
        <chakra.span aria-hidden css={field["requiredIndicator"]}>
          *
        </chakra.span>
      )}
    </>
  );
  const style = inside ? styles["inside"] : [field["label"], styles["name"]];
  const named =
    labelFor === undefined ? (
      <chakra.span id={labelId} css={style}>
        {name}
      </chakra.span>
    ) : (
      <chakra.label id={labelId} htmlFor={labelFor} css={style}>
        {name}
      </chakra.label>
    );
  return (
    <chakra.div
      css={styles["group"]}
      {...(labelFor === undefined ? { role: "group", "aria-labelledby": labelId } : {})}
    >
      {!inside && named}
      <chakra.div
        ref={box}
        css={styles["box"]}
        data-parts={parts}
        data-invalid={wrong.length > 0 || undefined}
        data-warning={warning !== undefined || undefined}
        data-disabled={disabled || undefined}
      >
        {inside && named}
        {props.children}
        <Button
          type="button"
          variant="ghost"
          css={styles["button"]}
          px="0"
          disabled={disabled}
          aria-label={props.calendar}
          aria-haspopup="dialog"
          aria-expanded={props.calendarOpen}
          onPointerEnter={prepareCalendar}
          onFocus={prepareCalendar}
          onClick={props.onCalendar}
        >
          <CalendarDays aria-hidden />
        </Button>
      </chakra.div>
      <chakra.div id={props.messageId} css={{ display: "contents" }}>
        <chakra.div aria-live="polite" css={styles["messages"]}>
          {wrong.map((message) => (
            <chakra.p key={message} css={[field["errorText"], styles["message"]]}>
              {message}
            </chakra.p>
          ))}
          {warning !== undefined && (
            <chakra.p css={[field["errorText"], styles["message"], styles["warning"]]}>
              <TriangleAlert aria-hidden size={14} /> {warning}
            </chakra.p>
          )}
        </chakra.div>
        {props.helper !== undefined && (
          <chakra.p css={[field["helperText"], styles["message"]]}>{props.helper}</chakra.p>
        )}
      </chakra.div>
      <Suspense>{props.dialog}</Suspense>
    </chakra.div>
  );
}

export interface BoxInputProps extends Omit<ComponentProps<"input">, "size"> {
  readonly kind: "date" | "time";
  readonly fieldSize: "md" | "lg" | undefined;
}

/** An input inside the box. */
export function BoxInput({ kind, fieldSize, ...rest }: BoxInputProps) {
  const styles = useSlotRecipe({ recipe: dateFieldLook })({ size: fieldSize });
  return (
    <chakra.input
      type="text"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      // Digits are enough for a time: 1612 is 16:12. A date may hold a month's name.
      inputMode={kind === "time" ? "numeric" : "text"}
      css={styles["input"]}
      data-part={kind}
      {...rest}
    />
  );
}

/** The weekday of the date before it, so that nobody counts. */
export function Weekday({
  date,
  locale,
  fieldSize,
}: {
  date: string;
  locale: string;
  fieldSize: BoxInputProps["fieldSize"];
}) {
  const styles = useSlotRecipe({ recipe: dateFieldLook })({ size: fieldSize });
  return (
    <chakra.span css={styles["weekday"]} aria-hidden>
      {isDate(date) && weekdayName(date, locale, "short")}
    </chakra.span>
  );
}
