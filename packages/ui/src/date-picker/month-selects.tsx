import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { type DateBounds, monthNames } from "@gatehouse/domain/time";
import { ChevronDown } from "lucide-react";
import type { DateLabels } from "./types.ts";
import { calendarLook } from "./recipes.ts";

interface MonthSelectsProps {
  readonly month: string;
  readonly bounds: DateBounds;
  readonly locale: string;
  readonly labels: DateLabels;
  /** First day of the month chosen. */
  readonly onChange: (month: string) => void;
}

/** Month and year as two lists, so that a year of birth is two choices away and not five hundred pages. */
export function MonthSelects({ month, bounds, locale, labels, onChange }: MonthSelectsProps) {
  const styles = useSlotRecipe({ recipe: calendarLook })();
  const year = month.slice(0, 4);
  const [firstYear, lastYear] = [Number(bounds.min.slice(0, 4)), Number(bounds.max.slice(0, 4))];
  const isOutside = (value: string): boolean => value < bounds.min.slice(0, 7) || value > bounds.max.slice(0, 7);
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return (
    <>
      <chakra.select
        css={styles.select}
        aria-label={labels.month}
        value={month.slice(5, 7)}
        onChange={(event) => onChange(`${year}-${event.currentTarget.value}-01`)}
      >
        {monthNames(locale).map((name, index) => {
          const value = String(index + 1).padStart(2, "0");
          return (
            <option key={value} value={value} disabled={isOutside(`${year}-${value}`)}>
              {name}
            </option>
          );
        })}
      </chakra.select>
      <ChevronDown aria-hidden />
      <chakra.select
        css={styles.select}
        aria-label={labels.year}
        value={year}
        onChange={(event) => onChange(`${event.currentTarget.value}-${month.slice(5, 7)}-01`)}
      >
        {Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).map((value) => (
          <option key={value} value={value}>
            {numbers.format(value)}
          </option>
        ))}
      </chakra.select>
      <ChevronDown aria-hidden />
    </>
  );
}
