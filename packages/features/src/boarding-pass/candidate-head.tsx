import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { ChevronDown, ChevronUp, FileCheck2, LockKeyhole, ScanLine, Upload } from "lucide-react";
import { useSession } from "../app/index.ts";
import { type CandidatePage, countsOf } from "./data/use-candidates.ts";
import { passKeys } from "./pass-keys.ts";
import type { Words } from "./use-words.ts";

export interface CandidateHeadProps {
  readonly words: Words;
  readonly checkIn: CheckIn;
  readonly pages: readonly CandidatePage[] | undefined;
  /** There is something to look at. */
  readonly openable: boolean;
  readonly onOpen: () => void;
  readonly onUpload: () => void;
  readonly folded: boolean;
  readonly onFold: (() => void) | undefined;
}

/** Whose candidate pages they are, how many, and what can be done with them. */
export function CandidateHead({
  words: { t, name },
  checkIn,
  pages,
  openable,
  onOpen,
  onUpload,
  folded,
  onFold,
}: CandidateHeadProps) {
  const me = useSession().user?.userid;
  const { count, matched, read } = countsOf(pages ?? []);
  return (
    <chakra.header
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2.5"
      rowGap="1.5"
      px="gutter"
      py="1.5"
    >
      <chakra.h2 fontWeight="strong">{t("pane.label")}</chakra.h2>
      <chakra.span textStyle="code" color="fg.muted">
        {checkIn.pnr} · {checkIn.bookingNo}
      </chakra.span>
      {checkIn.toldApartBy && <chakra.span fontWeight="strong">{name(checkIn)}</chakra.span>}
      {checkIn.heldBy !== null && (
        <chakra.span display="inline-flex" alignItems="center" gap="1" color="fg.muted">
          <LockKeyhole aria-hidden size="1em" />
          {checkIn.heldBy === me ? t("pane.held.mine") : t("pane.held", { user: checkIn.heldBy })}
        </chakra.span>
      )}
      {count > 0 && (
        <StatusPill tone={matched > 0 ? "ok" : "slate"} icon={ScanLine}>
          {t("pane.matched", { matched, count })}
        </StatusPill>
      )}
      {read < count && (
        <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted" textStyle="figures">
          <ProgressBar label={t("pane.reading", { read, count })} value={read} max={count} width="20" />
          {t("pane.reading", { read, count })}
        </chakra.span>
      )}
      <VisuallyHidden asChild>
        <output>{pages && t("pane.announce", { count, matched })}</output>
      </VisuallyHidden>
      <chakra.div
        display="flex"
        gap="2"
        ms="auto"
        flex={{ base: "1 1 100%", md: "none" }}
        minW="0"
        // Long words of a language take a line each.
        flexWrap={{ base: "wrap", md: "nowrap" }}
        css={{ "@media (width < 48rem)": { "& > .gh-button": { flex: "1 1 auto", px: "2", minWidth: "0" } } }}
      >
        <Button onClick={onUpload} aria-keyshortcuts={ariaKeys(passKeys.upload)}>
          <Upload aria-hidden /> {t("pane.upload")} <KeyHint keys={passKeys.upload} />
        </Button>
        <Button
          variant="solid"
          disabled={!openable}
          onClick={onOpen}
          colorPalette="accent"
          aria-keyshortcuts={ariaKeys(passKeys.open)}
        >
          <FileCheck2 aria-hidden /> {checkIn.pass ? t("pane.open") : t("pane.check")} <KeyHint keys={passKeys.open} />
        </Button>
        {onFold && (
          // On a phone beside the title: the two buttons need the line.
          <chakra.span position={{ base: "absolute", md: "static" }} top="0.5" insetInlineEnd="1">
            <IconButton
              icon={folded ? ChevronUp : ChevronDown}
              label={t(folded ? "pane.unfold" : "pane.fold")}
              keys={passKeys.fold}
              aria-expanded={!folded}
              onClick={onFold}
            />
          </chakra.span>
        )}
      </chakra.div>
    </chakra.header>
  );
}
