import { chakra } from "@chakra-ui/react";
import type { ItineraryContent } from "@gatehouse/domain/trips";
import { useEffect, useState } from "react";
import { useApi } from "../../app/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { PdfPanel } from "../pdf/lazy-pdf-panel.ts";
import { messages } from "./messages/index.ts";
import { wholePart } from "./whole-part.ts";
import type { TripForm } from "./use-trip-form.ts";

/** In milliseconds: whoever types is not waited for at every key. */
const pause = 700;

export interface PreviewPanelProps {
  readonly form: TripForm;
  readonly travelRequestId: number | null;
}

/** The PDF of what is being typed (TRP-39): it follows, a moment behind. What is not complete is left out, and said. */
export function PreviewPanel({ form, travelRequestId }: PreviewPanelProps) {
  const t = useMessages(messages);
  const api = useApi();
  const language = useLanguage();
  const { content, left } = wholePart(form.content, form.errors);
  const input = {
    vendorCode: form.vendorCode.trim(),
    bookingNo: form.bookingNo.trim(),
    travelRequestId,
    version: form.base.version + 1,
    content,
    finishedPdf: form.finishedPdf?.id ?? null,
  };
  const wanted = JSON.stringify(input);
  const [drawn, setDrawn] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <chakra.section
      aria-label={t("preview.title")}
      display="grid"
      gap="2"
      minW="0"
      // On a phone below the button that opened it, not below a long form.
      order={{ base: "-1", lg: "0" }}
      position={{ lg: "sticky" }}
      top="0"
      alignContent="start"
    >
      <chakra.h2 textStyle="md" fontWeight="strong">
        {t("preview.title")}
      </chakra.h2>
      <chakra.output display="block" color="fg.muted" aria-live="polite">
        {left > 0 && form.finishedPdf === null ? t("preview.left", { count: left }) : ""}
      </chakra.output>
      <PdfPanel
        of={["preview", language, drawn]}
        load={() =>
          api.trips.preview({ ...(JSON.parse(drawn) as typeof input & { content: ItineraryContent }), language })
        }
        height="calc(100dvh - 17rem)"
      />
    </chakra.section>
  );
}
