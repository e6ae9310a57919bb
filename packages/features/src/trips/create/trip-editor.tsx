import { Button, chakra } from "@chakra-ui/react";
import type { AncillaryProduct } from "@gatehouse/domain/ancillary";
import { piecesOf } from "@gatehouse/domain/trips";
import { Notice } from "@gatehouse/ui/notice";
import { FileText, Plus } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import { useConfirm, useSession } from "../../app/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { relativeTime, useNow } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useCities } from "../words/use-cities.ts";
import { useTripWords } from "../words/use-trip-words.ts";
import { AttachedFiles } from "./attached-files.tsx";
import { ConfirmationDrop } from "./confirmation-drop.tsx";
import type { TripStart } from "./data/use-trip-start.ts";
import { FinishedPdfButton, FinishedPdfWay } from "./finished-pdf-way.tsx";
import { type FlightSearchProps, FlightSearchWay } from "./flight-search-way.tsx";
import { messages } from "./messages/index.ts";
import { zoneList } from "./piece-fields.tsx";
import { PieceSections } from "./piece-sections.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { ProblemsPanel } from "./problems-panel.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { RequestPanel } from "./request-panel.tsx";
import { TripText } from "./trip-field.tsx";
import { goToField, useTripForm } from "./use-trip-form.ts";

export interface TripEditorProps {
  readonly start: TripStart;
  /** What the draft is kept under. */
  readonly subject: string;
  readonly userid: string;
  /** Products that go into the booking's cart afterwards (ANC-9). */
  readonly ancillaries: readonly AncillaryProduct[];
  readonly FlightSearch: ComponentType<FlightSearchProps>;
}

/** Left the request, right the itinerary being made. */
export function TripEditor({ start, subject, userid, ancillaries, FlightSearch }: TripEditorProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const now = useNow();
  const confirm = useConfirm();
  const { user } = useSession();
  const { request } = start;
  const headingId = useId();
  const [previews, setPreviews] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const form = useTripForm(start, subject, user?.userid ?? userid);
  const words = useTripWords(useCities(form.content));
  const startAgain = async (): Promise<void> => {
    if (await confirm({ description: t("discard.ask"), confirm: t("discard"), tone: "danger" })) form.begin();
  };
  const { bookingNo, vendorCode, base, content } = form;
  const zones = new Set(
    piecesOf(content).flatMap((of) => (of.kind === "flight" ? [of.piece.departure.zone, of.piece.arrival.zone] : [])),
  );
  return (
    <chakra.div display="grid" gridTemplateRows="minmax(0, 1fr) auto" height="full" minH="0">
      <chakra.div overflowY="auto" px={{ base: "3", md: "gutter" }} pt="2" pb="6">
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="90rem">
          <PageHeader
            title={t("title")}
            note={[bookingNo, t("version", { version: base.version + 1 })].filter((part) => part !== "").join(" · ")}
            tools={
              <>
                {form.isTouched && (
                  <Button variant="outline" onClick={() => void startAgain()}>
                    {t("discard")}
                  </Button>
                )}
                <Button variant="outline" aria-pressed={previews} onClick={() => setPreviews(!previews)}>
                  <FileText aria-hidden /> {t(previews ? "preview.close" : "preview")}
                </Button>
              </>
            }
          />
          {form.restored !== undefined && (
            <Notice tone="info">{t("restored", { time: relativeTime(now, form.restored, language) })}</Notice>
          )}
          <datalist id={zoneList}>
            {[...zones]
              .filter((zone) => zone !== "")
              .map((zone) => (
                <option key={zone} value={zone}>
                  {zone}
                </option>
              ))}
          </datalist>
          <chakra.div
            display="grid"
            gridTemplateColumns={{
              base: "minmax(0, 1fr)",
              lg: previews ? "minmax(0, 1fr) minmax(0, 34rem)" : request ? "18rem minmax(0, 1fr)" : "minmax(0, 1fr)",
              ...(request && previews ? { "2xl": "17rem minmax(0, 1fr) minmax(0, 30rem)" } : {}),
            }}
            gap={{ base: "4", lg: "6" }}
            alignItems="start"
          >
            {request && (
              // Beside a preview there is room for it on wide windows only.
              <chakra.div display={previews ? { base: "block", lg: "none", "2xl": "block" } : "block"}>
                <RequestPanel request={request} content={content} words={words} />
              </chakra.div>
            )}
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" minW="0">
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
                <ConfirmationDrop form={form} words={words} />
                <chakra.div display="flex" flexWrap="wrap" gap="2">
                  <Button
                    variant="outline"
                    onClick={() => goToField(start.bookingNo === "" ? "bookingNo" : "itinerarySummary")}
                  >
                    <Plus aria-hidden /> {t("type")}
                  </Button>
                  <FlightSearchWay form={form} words={words} request={request} FlightSearch={FlightSearch} />
                  <FinishedPdfButton open={isUploading} onToggle={() => setUploading(!isUploading)} />
                </chakra.div>
                <AttachedFiles form={form} />
                <FinishedPdfWay form={form} open={isUploading} onClose={() => setUploading(false)} />
              </chakra.div>
              <ProblemsPanel form={form} words={words} />
              <chakra.section aria-labelledby={headingId}>
                <chakra.h2 id={headingId} textStyle="md" fontWeight="strong" pb="1">
                  {t("section.trip")}
                </chakra.h2>
                <chakra.div
                  display="grid"
                  gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
                  columnGap="4"
                  rowGap="2"
                >
                  {start.bookingNo === "" && (
                    <TripText
                      form={form}
                      field="bookingNo"
                      label={t("booking")}
                      maxLength={40}
                      value={bookingNo}
                      onChange={form.setBookingNo}
                    />
                  )}
                  {start.vendorCode === "" && (
                    <TripText
                      form={form}
                      field="vendorCode"
                      label={t("vendor")}
                      maxLength={40}
                      value={vendorCode}
                      onChange={form.setVendorCode}
                    />
                  )}
                  {(["itinerarySummary", "tripDescription"] as const).map((field) => (
                    <TripText
                      key={field}
                      form={form}
                      field={field}
                      label={words.fieldName(field)}
                      optional
                      value={content[field]}
                      onChange={(value) => form.setContent((before) => ({ ...before, [field]: value }))}
                    />
                  ))}
                </chakra.div>
              </chakra.section>
              <PieceSections form={form} words={words} />
            </chakra.div>
            {previews && <PreviewPanel form={form} travelRequestId={request?.travelRequest.id ?? null} />}
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <PublishBar
        form={form}
        words={words}
        travelRequestId={request?.travelRequest.id ?? null}
        ancillaries={ancillaries}
      />
    </chakra.div>
  );
}
