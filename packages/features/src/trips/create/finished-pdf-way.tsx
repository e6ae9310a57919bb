import { Button, chakra } from "@chakra-ui/react";
import { FileDrop } from "@gatehouse/ui/file-drop";
import { FileCheck2, FileUp } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useApi, useErrorText } from "../../app/index.ts";
import { fileSize } from "../../app/file-size.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";
import type { TripForm } from "./use-trip-form.ts";

/** Bytes that the server takes. */
const most = 10_000_000;

export interface FinishedPdfWayProps {
  readonly form: TripForm;
  /** Opens the way by its button. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Takes a finished itinerary, which travellers view instead of a drawn one (TRP-41). */
export function FinishedPdfWay({ form, open, onClose }: FinishedPdfWayProps) {
  const t = useMessages(messages);
  const api = useApi();
  const language = useLanguage();
  const errorText = useErrorText(messages);
  const headingId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [sent, setSent] = useState<File>();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const { finishedPdf, setFinishedPdf, lastPdf, base, vendorCode } = form;
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) chooser.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const send = async (file: File): Promise<void> => {
    setSent(file);
    setError(file.size > most ? t("error.TOO_LARGE") : undefined);
    if (file.size > most) return;
    setSending(true);
    try {
      setFinishedPdf(await api.trips.uploadItinerary({ file, vendorCode: vendorCode.trim() }));
      setSent(undefined);
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setSending(false);
    }
  };
  const canRepeat = lastPdf !== null && finishedPdf === null;
  if (!open && finishedPdf === null && !canRepeat) return null;
  return (
    <chakra.section
      aria-labelledby={headingId}
      display="grid"
      gap="2"
      p="3"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="panel"
    >
      <chakra.h2 id={headingId} textStyle="md" fontWeight="strong">
        {t("finished")}
      </chakra.h2>
      {finishedPdf && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.span color="state.ok.fg" display="inline-flex">
            <FileCheck2 aria-hidden size={20} />
          </chakra.span>
          <chakra.span flex="1 1 14rem" minW="0" overflowWrap="anywhere">
            <strong>{finishedPdf.name}</strong>{" "}
            <chakra.span color="fg.muted">
              {t("finished.size", { count: finishedPdf.pages, size: fileSize(finishedPdf.size, language) })}
            </chakra.span>
            <chakra.span display="block" color="fg.muted">
              {t("finished.stands")}
            </chakra.span>
          </chakra.span>
          <Button size="sm" variant="outline" onClick={() => setFinishedPdf(null)}>
            {t("finished.out")}
          </Button>
        </chakra.div>
      )}
      {canRepeat && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.span flex="1 1 14rem" minW="0" overflowWrap="anywhere">
            {t("finished.last", { version: base.version, name: lastPdf.name })}
          </chakra.span>
          <Button size="sm" variant="outline" onClick={() => setFinishedPdf(lastPdf)}>
            {t("finished.again")}
          </Button>
        </chakra.div>
      )}
      {open && (
        <FileDrop
          file={sent}
          onFile={(file) => void send(file)}
          accept=".pdf,application/pdf"
          error={error}
          disabled={sending}
          chooser={chooser}
          labels={{
            label: t("finished.label"),
            choose: t("drop.choose"),
            change: t("drop.change"),
            hint: sending ? t("finished.sending") : t("finished.hint"),
          }}
        />
      )}
    </chakra.section>
  );
}

/** Opens and closes the way beside the others. */
export function FinishedPdfButton({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) {
  const t = useMessages(messages);
  return (
    <Button variant="outline" aria-expanded={open} onClick={onToggle}>
      <FileUp aria-hidden /> {t("finished")}
    </Button>
  );
}
