import { Button, chakra, Input } from "@chakra-ui/react";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { BadgeCheck, CircleAlert, CircleCheck, History, Link2, Unlink, X } from "lucide-react";
import { useId } from "react";
import { useSession } from "../../app/index.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import { openPointsText, linkObstacle } from "./obstacle.ts";
import type { TypedKeys } from "./use-typed-keys.ts";
import type { ViewerModel } from "./use-viewer.ts";
import type { ViewerWork } from "./use-viewer-work.ts";
import { ViewerNews } from "./viewer-news.tsx";

export interface ViewerFooterProps {
  readonly viewer: ViewerModel;
  readonly work: ViewerWork;
  readonly typed: TypedKeys;
  readonly words: Words;
}

/** What is left to do, and the button that does it: Link for a candidate, Unlink and the quality check for the own pass. */
export function ViewerFooter({ viewer, work, typed, words }: ViewerFooterProps) {
  const { t } = words;
  const { user } = useSession();
  return (
    <chakra.footer borderTopWidth="1px" borderColor="border.subtle" bg="bg.panel">
      <ViewerNews viewer={viewer} work={work} typed={typed} words={words} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" px="4" py="2.5">
        {!viewer.own && (
          <chakra.span
            hideBelow="xl"
            display="inline-flex"
            alignItems="center"
            gap="2"
            color="fg.muted"
            flex="1 1 auto"
            minW="0"
          >
            <History aria-hidden size={16} />
            {t("viewer.audit", { user: user?.userid ?? "" })}
          </chakra.span>
        )}
        {viewer.own ? (
          <OwnActions viewer={viewer} work={work} typed={typed} words={words} />
        ) : (
          <LinkAction viewer={viewer} work={work} typed={typed} words={words} />
        )}
      </chakra.div>
    </chakra.footer>
  );
}

/** Link, and what is left before it can be pressed. */
function LinkAction({ viewer, work, typed, words }: ViewerFooterProps) {
  const { t } = words;
  const id = useId();
  const left = leftOf(viewer, work, words);
  const ready = left === undefined;
  const qc = viewer.checks.settled?.ok === true && viewer.checks.settled.differing;
  return (
    <>
      <Waiting typed={typed} words={words} />
      <chakra.output
        id={id}
        display="inline-flex"
        alignItems="center"
        gap="2"
        ms="auto"
        minW="0"
        color={ready ? "state.ok.fg" : undefined}
      >
        <chakra.span flexShrink={0} color={ready ? "state.ok.fg" : "state.warn.fg"}>
          {ready ? <CircleCheck aria-hidden size={16} /> : <CircleAlert aria-hidden size={16} />}
        </chakra.span>
        {ready ? t(qc ? "viewer.readyQc" : "viewer.ready") : <span>{left}</span>}
        {ready && viewer.unshowable && (
          <chakra.span color="state.warn.fg" fontWeight="strong">
            {t("viewer.unshowable")}
          </chakra.span>
        )}
      </chakra.output>
      <Button
        variant="solid"
        size="lg"
        flex={{ base: "1 1 100%", md: "none" }}
        disabled={!work.ready}
        aria-describedby={id}
        aria-keyshortcuts={ariaKeys(viewerKeys.link)}
        onClick={work.link}
      >
        <Link2 aria-hidden /> {work.linking ? t("link.linking") : t("link.button")} <KeyHint keys={viewerKeys.link} />
      </Button>
    </>
  );
}

/** What keeps the page from being linked; undefined when nothing does. */
function leftOf(viewer: ViewerModel, { holder }: ViewerWork, words: Words): React.ReactNode {
  const { t } = words;
  const obstacle = linkObstacle(viewer, holder, words);
  if (obstacle) return obstacle.text;
  const things = openPointsText(viewer, words);
  if (things.length === 0) return undefined;
  const shown = 2;
  return (
    <>
      <chakra.b fontWeight="strong">{t("viewer.left", { count: things.length })}</chakra.b>{" "}
      {things.slice(0, shown).join(", ")}
      {things.length > shown && " …"}
    </>
  );
}

/** Keys that were typed and cannot be done yet. */
function Waiting({ typed: { waiting }, words: { t } }: Pick<ViewerFooterProps, "typed" | "words">) {
  if (!waiting) return null;
  return (
    <chakra.output display="inline-flex" flexWrap="wrap" alignItems="center" gap="1" color="fg.muted">
      {t("typed.waiting")}
      {waiting.keys.map((key, index) => (
        <KeyHint key={`${index}${key}`} keys={key} />
      ))}
    </chakra.output>
  );
}

/** Unlink, and passing or failing the quality check of what somebody else linked. */
function OwnActions({ viewer, work, words }: ViewerFooterProps) {
  const { t } = words;
  const id = useId();
  return (
    <chakra.fieldset
      border="0"
      m="0"
      p="0"
      minW="0"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      ms="auto"
      aria-label={t("qc.label")}
    >
      {work.ownWork && <chakra.span color="state.warn.fg">{t("conflict.OWN_WORK")}</chakra.span>}
      {work.checkable && (
        <>
          <chakra.span display="inline-flex" alignItems="center" gap="2" color="state.warn.fg" fontWeight="strong">
            <CircleAlert aria-hidden size={16} /> {t("qc.needed")}
          </chakra.span>
          <chakra.label htmlFor={id} color="fg.muted">
            {t("qc.note")} <KeyHint keys={viewerKeys.qcNote} />
          </chakra.label>
          <Input
            id={id}
            data-qc-note=""
            aria-keyshortcuts={ariaKeys(viewerKeys.qcNote)}
            value={work.note}
            maxLength={500}
            width="64"
            placeholder={t("qc.note.placeholder")}
            onChange={({ target }) => work.setNote(target.value)}
          />
          <Button
            disabled={work.checking}
            aria-keyshortcuts={ariaKeys(viewerKeys.qcFail)}
            onClick={() => work.qualityCheck(false)}
          >
            <X aria-hidden /> {t("qc.fail")} <KeyHint keys={viewerKeys.qcFail} />
          </Button>
          <Button
            variant="solid"
            disabled={work.checking}
            aria-keyshortcuts={ariaKeys(viewerKeys.qcPass)}
            onClick={() => work.qualityCheck(true)}
          >
            <BadgeCheck aria-hidden /> {t("qc.pass")} <KeyHint keys={viewerKeys.qcPass} />
          </Button>
        </>
      )}
      <Button
        colorPalette="danger"
        color="danger.fg"
        disabled={!work.unlinkable || work.unlinking}
        aria-keyshortcuts={ariaKeys(viewerKeys.unlink)}
        key={viewer.checkIn.checkInId}
        onClick={work.unlink}
      >
        <Unlink aria-hidden /> {t("unlink.button")} <KeyHint keys={viewerKeys.unlink} />
      </Button>
    </chakra.fieldset>
  );
}
