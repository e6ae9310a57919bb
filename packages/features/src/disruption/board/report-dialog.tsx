import { Button, chakra, Field, Input, NativeSelect } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import type { Api } from "@gatehouse/api/client";
import { useState } from "react";
import { useApi } from "../../app/index.ts";
import type { BoardWords } from "./use-board-words.ts";
import { useDisruptionChange } from "./use-disruption-change.ts";

export interface ReportDialogProps {
  readonly words: BoardWords;
  readonly onClose: () => void;
  readonly onReported: (id: number) => void;
}

type Found = Awaited<ReturnType<Api["disruption"]["flights"]>>["flights"];
const kinds = ["CANCELLED", "DELAYED", "MISSED_CONNECTION"] as const;

/** Reports a disruption by hand (DIS-1): the flight, by its booking or PNR, and what happened to it. */
export function ReportDialog({ words, onClose, onReported }: ReportDialogProps) {
  const { t, day } = words;
  const api = useApi();
  const change = useDisruptionChange(words);
  const [q, setQ] = useState("");
  const [found, setFound] = useState<Found>();
  const [segmentId, setSegmentId] = useState(0);
  const [kind, setKind] = useState<(typeof kinds)[number]>("CANCELLED");
  const [minutes, setMinutes] = useState("200");

  async function find(): Promise<void> {
    if (q.trim() === "") return;
    const answer = await change.run(() => api.disruption.flights({ q: q.trim() }));
    if (!answer) return;
    setFound(answer.flights);
    setSegmentId(answer.flights.find(({ disrupted }) => !disrupted)?.segmentId ?? 0);
  }
  async function report(): Promise<void> {
    const delay = kind === "DELAYED" ? Math.max(0, Math.round(Number(minutes)) || 0) : 0;
    const answer = await change.run(
      () => api.disruption.report({ segmentId, kind, minutes: delay }),
      ({ created }) => (created ? t("done.report") : t("done.known")),
    );
    if (answer) onReported(answer.id);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("report")}
      labels={{ close: t("close") }}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          <Button variant="solid" disabled={segmentId === 0} loading={change.busy} onClick={() => void report()}>
            {t("reportDo")}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        <chakra.form
          display="flex"
          gap="2"
          alignItems="end"
          onSubmit={(event) => {
            event.preventDefault();
            void find();
          }}
        >
          <Field.Root flex="1">
            <Field.Label>{t("reportFind")}</Field.Label>
            <Input value={q} maxLength={60} onChange={({ target }) => setQ(target.value)} />
          </Field.Root>
          <Button type="submit" loading={change.busy}>
            {t("find")}
          </Button>
        </chakra.form>
        {change.failed !== undefined && <Notice tone="bad">{change.failed}</Notice>}
        {found && found.length === 0 && <output>{t("reportNone")}</output>}
        {found && found.length > 0 && (
          <>
            <Field.Root>
              <Field.Label>{t("choose")}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field
                  value={String(segmentId)}
                  onChange={({ target }) => setSegmentId(Number(target.value))}
                >
                  {found.map((flight) => (
                    <option key={flight.segmentId} value={flight.segmentId} disabled={flight.disrupted}>
                      {`${flight.carrier} ${flight.number} ${flight.from}–${flight.to}, ${day(flight.date)} ${flight.time}, ${flight.traveller}`}
                      {flight.disrupted ? ` (${t("onBoard")})` : ""}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
            <Field.Root>
              <Field.Label>{t("what")}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field
                  value={kind}
                  onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? "CANCELLED")}
                >
                  {kinds.map((one) => (
                    <option key={one} value={one}>
                      {t(`kind.${one}`)}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
            {kind === "DELAYED" && (
              <Field.Root>
                <Field.Label>{t("delay")}</Field.Label>
                <Input
                  inputMode="numeric"
                  value={minutes}
                  maxLength={5}
                  onChange={({ target }) => setMinutes(target.value)}
                />
              </Field.Root>
            )}
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
