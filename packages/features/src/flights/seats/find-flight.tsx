import { Button, chakra } from "@chakra-ui/react";
import { bookingWindowAnywhere } from "@gatehouse/domain/flights";
import { DateField } from "@gatehouse/ui/date-picker";
import { TextField } from "@gatehouse/ui/field";
import { type FormEvent, useId, useState } from "react";
import { useDateLabels } from "../../app/date-labels/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { dayHere } from "../day-text.ts";
import { messages } from "./messages/index.ts";
import type { WantedFlight } from "./seat-address.ts";

interface FindFlightProps {
  readonly initial: WantedFlight | undefined;
  readonly onFind: (flight: WantedFlight) => void;
}

/** Asks which flight (SEAT-1). */
export function FindFlight({ initial, onFind }: FindFlightProps) {
  const t = useMessages(messages);
  const labels = useDateLabels(true);
  const language = useLanguage();
  const id = useId();
  const [now] = useState(() => Date.now() / 1000);
  const [form, setForm] = useState<WantedFlight>(initial ?? { airline: "", flightNum: "", date: "" });
  const [isTried, setTried] = useState(false);
  const window = bookingWindowAnywhere(now);
  const wrong = {
    airline: /^[A-Za-z0-9]{2}$/.test(form.airline.trim()) ? undefined : t("find.wrongAirline"),
    flightNum: /^\d{1,4}$/.test(form.flightNum.trim()) ? undefined : t("find.wrongFlight"),
    date: /^\d{4}-\d{2}-\d{2}$/.test(form.date) ? undefined : t("find.wrongDate"),
  };
  const said = (key: keyof typeof wrong): string | undefined => (isTried ? wrong[key] : undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const first = (["airline", "flightNum", "date"] as const).find((key) => wrong[key] !== undefined);
    if (first) document.getElementById(`${id}${first}`)?.focus();
    else onFind({ airline: form.airline.trim(), flightNum: form.flightNum.trim(), date: form.date });
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" maxW="md" mt="6">
      <TextField
        id={`${id}airline`}
        label={t("find.airline")}
        helper={t("find.airlineHelp")}
        error={said("airline")}
        required
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={2}
        value={form.airline}
        onChange={({ target }) => setForm({ ...form, airline: target.value.toUpperCase() })}
      />
      <TextField
        id={`${id}flightNum`}
        label={t("find.flight")}
        helper={t("find.flightHelp")}
        error={said("flightNum")}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={form.flightNum}
        onChange={({ target }) => setForm({ ...form, flightNum: target.value })}
      />
      <DateField
        id={`${id}date`}
        labels={{ ...labels, label: t("find.date") }}
        min={window.earliest}
        max={window.latest}
        today={dayHere(now)}
        locale={language}
        required
        ahead
        value={form.date}
        error={said("date")}
        onChange={(date) => setForm({ ...form, date })}
      />
      <Button type="submit" variant="solid" justifySelf="start">
        {t("find.do")}
      </Button>
    </chakra.form>
  );
}
