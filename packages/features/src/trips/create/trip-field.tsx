import { chakra, NativeSelect, useSlotRecipe } from "@chakra-ui/react";
import { isDate, localClock } from "@gatehouse/domain/time";
import { parseTime } from "@gatehouse/domain/time/parse";
import { DateField } from "@gatehouse/ui/date-picker";
import { FieldMessages, FieldName, TextField } from "@gatehouse/ui/field";
import { AirportField } from "../../app/airport-field/airport-field.tsx";
import { useAirport } from "../../app/airport-field/use-airport.ts";
import { useKeepAirport } from "../../app/airport-field/use-keep-airport.ts";
import { useDateLabels } from "../../app/date-labels/index.ts";
import { useClock } from "../../app/time/index.ts";
import { textOf, useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import { fieldId, type TripForm } from "./use-trip-form.ts";

export interface TripFieldProps {
  readonly form: TripForm;
  /** Path in the content: `flights.0.pnr`. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is wrong with a field, in words. */
export function useFieldError(form: TripForm, field: string): string | undefined {
  const t = useMessages(messages);
  const code = form.errorAt(field);
  return code === undefined ? undefined : (textOf(messages, `error.${code}`) ?? t("error.trips.other"));
}

export interface TripTextProps extends TripFieldProps {
  readonly optional?: boolean | undefined;
  readonly maxLength?: number;
  /** Id of a list of what is offered. */
  readonly list?: string;
  readonly capitals?: boolean;
}

/** A text field of the itinerary's form. */
export function TripText(props: TripTextProps) {
  const { form, field, label, value, onChange, optional = false, maxLength = 200, list, capitals = false } = props;
  const t = useMessages(messages);
  const error = useFieldError(form, field);
  return (
    <TextField
      id={fieldId(field)}
      name={field}
      label={label}
      optional={optional ? t("optional") : ""}
      required={!optional}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      list={list}
      value={value}
      onChange={({ currentTarget }) => onChange(capitals ? currentTarget.value.toUpperCase() : currentTarget.value)}
      onBlur={() => form.leave(field)}
      error={error}
    />
  );
}

/** A field of the itinerary's form in which an airport is looked for. */
export function TripAirport({ form, field, label, value, onChange }: TripFieldProps) {
  const keep = useKeepAirport();
  const error = useFieldError(form, field);
  const { airport, failed } = useAirport(value);
  return (
    <AirportField
      id={fieldId(field)}
      label={label}
      value={value}
      airport={airport}
      unknown={failed}
      onChange={(text, chosen) => {
        if (chosen) keep(chosen);
        onChange(text);
      }}
      onLeave={() => form.leave(field)}
      error={error}
      size="md"
    />
  );
}

const partsOf = (value: string): readonly [date: string, hour: string] => {
  const [date = "", hour = ""] = value.split("T");
  return [date, hour];
};
const joined = (date: string, hour: string): string => (hour === "" ? date : `${date}T${hour}`);

/** A day and an hour of the clock at the place. */
export function TripTime({ form, field, label, value, onChange }: TripFieldProps) {
  const t = useMessages(messages);
  const labels = useDateLabels(true);
  const locale = useLanguage();
  const clock = useClock();
  const error = useFieldError(form, field);
  const [date, hour] = partsOf(value);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 6rem" gap="2" alignItems="start">
      <DateField
        id={fieldId(field)}
        name={field}
        size="md"
        today={localClock(clock(), "UTC").date}
        locale={locale}
        value={date}
        onChange={(next) => onChange(joined(next, hour))}
        onBlur={() => isDate(date) && form.leave(field)}
        error={error}
        written
        aria-required
        labels={{ ...labels, label }}
      />
      <TextField
        id={`${fieldId(field)}-hour`}
        name={`${field}.hour`}
        label={t("hour", { name: label })}
        placeholder={t("hour.placeholder")}
        maxLength={12}
        inputMode="numeric"
        autoComplete="off"
        value={hour}
        onChange={({ currentTarget }) => onChange(joined(date, currentTarget.value))}
        onBlur={() => {
          const meant = hour === "" ? "" : parseTime(hour);
          if (meant !== undefined && meant !== hour) onChange(joined(date, meant));
          form.leave(field);
        }}
      />
    </chakra.div>
  );
}

export interface TripSelectProps extends TripFieldProps {
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** A field of the itinerary's form in which one of a short list is chosen. */
export function TripSelect({ form, field, label, value, onChange, options }: TripSelectProps) {
  const recipe = useSlotRecipe({ key: "field" })();
  const error = useFieldError(form, field);
  const id = fieldId(field);
  return (
    <chakra.div css={recipe["root"]}>
      <chakra.label htmlFor={id} css={recipe["label"]}>
        <FieldName required optional="">
          {label}
        </FieldName>
      </chakra.label>
      <NativeSelect.Root>
        <NativeSelect.Field
          id={id}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          aria-describedby={`${id}-message`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <FieldMessages id={`${id}-message`} error={error} />
    </chakra.div>
  );
}
