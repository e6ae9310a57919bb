import { Button, chakra } from "@chakra-ui/react";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { Notice } from "@gatehouse/ui/notice";
import { useState } from "react";
import { useApi, useErrorText } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { mostAttachments } from "./data/draft.ts";
import { readFile, type ReadFile } from "./data/read-file.ts";
import { useZones } from "./data/use-zones.ts";
import { messages } from "./messages/index.ts";
import { ReadingPanel } from "./reading-panel.tsx";
import type { TripForm } from "./use-trip-form.ts";

const most = 10_000_000;

export interface ConfirmationDropProps {
  readonly form: TripForm;
  readonly words: TripWords;
}

/** Takes a supplier's confirmation and shows what it says (TRP-6). */
export function ConfirmationDrop({ form, words }: ConfirmationDropProps) {
  const t = useMessages(messages);
  const api = useApi();
  const errorText = useErrorText(messages);
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<{ readonly of: File; readonly answer: ReadFile }>();
  const [error, setError] = useState<string>();
  const [attached, setAttached] = useState<{ readonly isKept: boolean; readonly why?: string }>();
  const [reading, setReading] = useState(false);
  const pieces = read?.answer.pieces ?? [];
  const { zones } = useZones(
    pieces
      .flatMap(({ fields }) => fields)
      .flatMap(({ field, value }) => (field.endsWith(".airportCode") && value !== null ? [value] : [])),
  );
  /** Keeps what could not be read with the itinerary (TRP-42). */
  const attach = async (unread: File): Promise<void> => {
    setAttached(undefined);
    try {
      const kept = await api.trips.attachFile({ file: unread, vendorCode: form.vendorCode.trim() });
      form.setAttachments((before) => [...before, kept].slice(-mostAttachments));
      setAttached({ isKept: true });
    } catch (failure) {
      setAttached({ isKept: false, why: errorText(failure) });
    }
  };
  const ask = async (next: File): Promise<void> => {
    setFile(next);
    setError(undefined);
    setRead(undefined);
    setAttached(undefined);
    if (next.size > most) {
      setError(t("error.TOO_LARGE"));
      return;
    }
    setReading(true);
    try {
      const answer = await readFile(api, next);
      setRead({ of: next, answer });
      if (!answer.understood && answer.reason !== "EMPTY") await attach(next);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setReading(false);
    }
  };
  return (
    <chakra.section aria-label={t("drop")} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <FileDrop
        file={file}
        onFile={(next) => void ask(next)}
        error={error}
        disabled={reading}
        labels={{
          label: t("drop"),
          choose: t("drop.choose"),
          change: t("drop.change"),
          hint: reading ? t("drop.reading") : t("drop.hint"),
        }}
      />
      {read && (
        <>
          <ReadingPanel
            // What is chosen belongs to the file.
            key={`${read.of.name} ${read.of.lastModified}`}
            file={read.answer}
            form={form}
            words={words}
            zoneOf={(iata) => zones.get(iata)}
          />
          {attached && (
            <Notice
              tone={attached.isKept ? "info" : "bad"}
              actions={
                !attached.isKept && (
                  <Button size="sm" variant="outline" onClick={() => void attach(read.of)}>
                    {t("attached.again")}
                  </Button>
                )
              }
            >
              {attached.isKept ? t("attached.kept") : t("attached.failed", { why: attached.why ?? "" })}
            </Notice>
          )}
          <chakra.div>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                setRead(undefined);
                setFile(undefined);
              }}
            >
              {t("drop.close")}
            </Button>
          </chakra.div>
        </>
      )}
    </chakra.section>
  );
}
