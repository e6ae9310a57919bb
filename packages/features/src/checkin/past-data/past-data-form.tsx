import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { localClock } from "@gatehouse/domain/time";
import { DateField } from "@gatehouse/ui/date-picker";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useDateLabels } from "../../app/date-labels/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useClock } from "../clock.ts";
import { messages } from "./messages/index.ts";
import { damagedTerms, hasTerms, type PastDataSearch, termsOf } from "./past-data-search.ts";

export interface PastDataFormProps {
  /** What is being shown; the fields start with it. */
  readonly search: PastDataSearch;
  readonly onSearch: (terms: Omit<PastDataSearch, "page" | "size">) => void;
}

const names = ["pnr", "bookingNo", "airline"] as const;
type Name = (typeof names)[number] | "date";

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const textsOf = ({
  pnr = "",
  bookingNo = "",
  airline = "",
  date = "",
}: PastDataSearch): Readonly<Record<Name, string>> => ({
  pnr,
  bookingNo,
  airline,
  date,
});

/** The form of the page of past check-ins: at least one term, each checked when it is sent. */
export function PastDataForm({ search, onSearch }: PastDataFormProps) {
  const t = useMessages(messages);
  const dateLabels = useDateLabels(true);
  const locale = useLanguage();
  const clock = useClock();
  const [typed, setTyped] = useState(() => textsOf(search));
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [nothing, setNothing] = useState(false);
  // Back and forward, and Reset, lead to other terms: the fields follow them.
  const key = JSON.stringify(textsOf(search));
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    setTyped(textsOf(search));
    setWrong([]);
    setNothing(false);
  }
  const change = (name: Name, value: string): void => {
    setTyped((before) => ({ ...before, [name]: value }));
    setWrong((before) => before.filter((each) => each !== name));
    setNothing(false);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const damaged = damagedTerms(typed);
    const terms = termsOf(typed);
    setWrong(damaged);
    setNothing(damaged.length === 0 && !hasTerms(terms));
    if (damaged.length === 0 && hasTerms(terms)) onSearch(terms);
  };
  return (
    <chakra.form aria-label={t("form")} onSubmit={send} noValidate>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 12rem)) auto auto" }}
        alignItems="start"
        gap="3"
      >
        {names.map((name) => (
          <Field.Root key={name} invalid={wrong.includes(name)}>
            <Field.Label>{t(name)}</Field.Label>
            <Input
              value={typed[name]}
              onChange={({ target }) => change(name, target.value)}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            {wrong.includes(name) && <Field.ErrorText>{t(`invalid.${name}`)}</Field.ErrorText>}
          </Field.Root>
        ))}
        <DateField
          value={typed.date}
          onChange={(date) => change("date", date)}
          error={wrong.includes("date") ? t("invalid.date") : undefined}
          today={localClock(clock(), browserZone()).date}
          locale={locale}
          written
          labels={{ ...dateLabels, label: t("date") }}
        />
        <Button type="submit" variant="solid" mt={{ md: "1.6rem" }}>
          <Search aria-hidden /> {t("search")}
        </Button>
        <Button
          mt={{ md: "1.6rem" }}
          onClick={() => {
            setTyped(textsOf({}));
            setWrong([]);
            setNothing(false);
            onSearch({});
          }}
        >
          {t("reset")}
        </Button>
      </chakra.div>
      {nothing && (
        <chakra.p role="alert" pt="2" color="state.bad.fg" fontSize="xs" fontWeight="strong">
          {t("required")}
        </chakra.p>
      )}
    </chakra.form>
  );
}
