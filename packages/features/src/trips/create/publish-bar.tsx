import { Button, chakra } from "@chakra-ui/react";
import { type Api, declaredError } from "@gatehouse/api/client";
import { type AncillaryProduct, productNames } from "@gatehouse/domain/ancillary";
import { compareVersions, isUnchanged, type ItineraryContent, type MeantSo, piecesOf } from "@gatehouse/domain/trips";
import { ConfirmDialog } from "@gatehouse/ui/confirm-dialog";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { Send } from "lucide-react";
import { useCallback, useState } from "react";
import { useApi, useErrorText, useNavigation, usePermission, useShortcut, useToast } from "../../app/index.ts";
import { relativeTime, useNow } from "../../app/time/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { cartPath, tripPath } from "../../app/trip-path.ts";
import { DifferenceList } from "../words/difference-list.tsx";
import { messages as tripMessages } from "../words/messages/index.ts";
import type { TripWords } from "../words/use-trip-words.ts";
import { messages } from "./messages/index.ts";
import { type AttachedFile, mostAttachments } from "./data/draft.ts";
import { goToField, type TripForm } from "./use-trip-form.ts";

export interface PublishBarProps {
  readonly form: TripForm;
  readonly words: TripWords;
  readonly travelRequestId: number | null;
  /** Products that go into the booking's cart afterwards (ANC-9). */
  readonly ancillaries: readonly AncillaryProduct[];
}

/** What somebody else published meanwhile. */
interface Meanwhile {
  readonly version: number;
  readonly publishedAt: number;
  readonly publishedBy: string;
  readonly content: ItineraryContent | null;
  readonly meantSo: readonly MeantSo[];
  readonly attachments: readonly AttachedFile[];
}

/** Says what stands against publishing, and publishes once the differences were seen (TRP-22). */
export function PublishBar({ form, words, travelRequestId, ancillaries: wanted }: PublishBarProps) {
  const t = useMessages(messages);
  const w = useMessages(tripMessages);
  const api = useApi();
  const toast = useToast();
  const language = useLanguage();
  const now = useNow();
  const errorText = useErrorText(messages);
  const { navigate } = useNavigation();
  const mayAdd = usePermission("ancillary");
  const ancillaries = mayAdd ? wanted : [];
  const [asking, setAsking] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const { base, bookingNo, vendorCode, errors, problems } = form;
  const version = base.version + 1;
  const send = useCallback((input: Parameters<Api["trips"]["publish"]>[0]) => api.trips.publish(input), [api]);
  const { run, running } = useOperation(send);
  const productList = ancillaries.map((product) => productNames[product]).join(", ");
  const content = form.final();
  const difference = base.content && compareVersions(base.content, content);
  const hasSameFiles = JSON.stringify(form.attachments) === JSON.stringify(form.lastAttachments);
  const isEmpty = piecesOf(content).length === 0;
  const stands = isEmpty
    ? t("publish.nothing")
    : difference && isUnchanged(difference) && form.finishedPdf === null && hasSameFiles
      ? t("publish.unchanged", { version: base.version })
      : problems.open.length > 0
        ? t("problems.open", { count: problems.open.length })
        : undefined;
  const ask = (): void => {
    form.sayAll();
    const [first] = errors;
    if (first) requestAnimationFrame(() => goToField(first.field));
    else if (stands === undefined) setAsking(true);
  };
  const publish = async (): Promise<void> => {
    try {
      const done = await run({
        vendorCode,
        bookingNo: bookingNo.trim(),
        travelRequestId,
        expectedVersion: base.version,
        content,
        finishedPdf: form.finishedPdf?.id ?? null,
        attachments: form.attachments.map(({ id }) => id),
        // Marks of problems that are no more are of no use to anybody; those of the version before hold by themselves.
        meantSo: form.marks.filter(({ key }) => problems.meantSo.some(({ problem }) => problem.key === key)),
      });
      if (!done) return;
      form.forget();
      toast({ tone: "success", title: t("publish.done", { version: done.version, booking: done.bookingNo }) });
      navigate(
        ancillaries.length === 0
          ? tripPath(done.bookingNo, done.vendorCode)
          : cartPath(done.bookingNo, done.vendorCode, ancillaries),
      );
    } catch (error) {
      const refused = declaredError<Api["trips"]["publish"]>(error);
      if (refused?.code === "VERSION_CONFLICT")
        // The contract's schema says that the content is one; its type is too deep to be told.
        setMeanwhile({ ...refused.data, content: refused.data.content as ItineraryContent | null });
      else {
        const wrong = refused?.code === "INVALID" ? refused.data.problems : [];
        const isPdfGone = wrong.some(({ field }) => field === "finishedPdf");
        const isFileGone = wrong.some(({ field }) => field === "attachments");
        if (isPdfGone) form.setFinishedPdf(null);
        toast({
          tone: "error",
          title: t("publish.failed"),
          description: isPdfGone
            ? t("error.trips.pdf.gone")
            : isFileGone
              ? t("error.trips.attached.gone")
              : errorText(error),
        });
      }
    } finally {
      setAsking(false);
    }
  };
  useShortcut({ keys: "Mod+Enter", label: t("publish", { version }), run: ask });
  const goOn = ({ version: later, content: theirs, meantSo, attachments }: Meanwhile): void => {
    // What somebody attached meanwhile stays, too.
    const own = form.attachments.filter(({ id }) => attachments.every((file) => file.id !== id));
    form.setAttachments([...attachments, ...own].slice(0, mostAttachments));
    form.setBase({ version: later, content: theirs, meantSo });
    setMeanwhile(undefined);
  };
  return (
    <chakra.footer
      borderTopWidth="1px"
      borderColor="border.subtle"
      bg="bg.sunken"
      px={{ base: "3", md: "gutter" }}
      py="2"
      display="grid"
      gap="2"
      maxH="60dvh"
      overflowY="auto"
    >
      {ancillaries.length > 0 && <chakra.p color="fg.muted">{t("ancillaries", { products: productList })}</chakra.p>}
      {meanwhile && (
        <Notice tone="warn">
          {t("conflict.title", {
            name: meanwhile.publishedBy,
            version: meanwhile.version,
            time: relativeTime(now, meanwhile.publishedAt, language),
          })}
          {meanwhile.content && (
            <chakra.section aria-label={t("conflict.differences", { version: meanwhile.version })} pt="2">
              <strong>{t("conflict.differences", { version: meanwhile.version })}</strong>
              <DifferenceList
                difference={compareVersions(meanwhile.content, content)}
                words={words}
                before={w("change.before", { version: meanwhile.version })}
                after={w("change.draft")}
              />
            </chakra.section>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="2" pt="2">
            <Button variant="solid" onClick={() => goOn(meanwhile)}>
              {t("conflict.goOn", { version: meanwhile.version })}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                if (meanwhile.content) form.setContent(meanwhile.content);
                goOn(meanwhile);
              }}
            >
              {t("conflict.take", { version: meanwhile.version })}
            </Button>
          </chakra.div>
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3">
        <chakra.output>
          {form.isTried && errors.length > 0 ? t("publish.wrong", { count: errors.length }) : stands}
        </chakra.output>
        {form.isTried && errors[0] && (
          <Button variant="outline" onClick={() => goToField(errors[0]?.field ?? "")}>
            {t("publish.goTo")}
          </Button>
        )}
        {/* It stands out once nothing stands against it; until then it says what does. */}
        <Button
          variant={stands === undefined && errors.length === 0 ? "solid" : "outline"}
          loading={running}
          onClick={ask}
        >
          <Send aria-hidden /> {t("publish", { version })} <KeyHint keys="Mod+Enter" />
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={asking}
        busy={running}
        onConfirm={() => void publish()}
        onClose={() => setAsking(false)}
        labels={{ title: t("publish", { version }), confirm: t("publish.do"), close: t("publish.close") }}
      >
        <chakra.div display="grid" gap="3">
          <p>{base.content ? t("publish.ask", { version: base.version }) : t("publish.first")}</p>
          {ancillaries.length > 0 && <p>{t("ancillaries.then", { products: productList })}</p>}
          {form.finishedPdf && <p>{t("publish.finished", { name: form.finishedPdf.name })}</p>}
          {difference && !isUnchanged(difference) && (
            <DifferenceList
              difference={difference}
              words={words}
              before={w("change.before", { version: base.version })}
              after={w("change.draft")}
            />
          )}
        </chakra.div>
      </ConfirmDialog>
    </chakra.footer>
  );
}
