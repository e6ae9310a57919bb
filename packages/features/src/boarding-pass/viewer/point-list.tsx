import { Button, chakra, Input } from "@chakra-ui/react";
import {
  type CheckedPoint,
  type CheckPoint,
  judgedPoints,
  passPoints,
  type PointVerdict,
} from "@gatehouse/domain/boarding-pass";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { ListChecks, SquareMinus } from "lucide-react";
import { useId } from "react";
import type { Facts } from "../data/use-facts.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import { Findings } from "./findings.tsx";
import { LinkRecord } from "./link-record.tsx";
import { OtherTravellers } from "./other-travellers.tsx";
import { pointColumns, PointRow } from "./point-row.tsx";
import { Progress } from "./progress.tsx";
import { Unproven } from "./unproven.tsx";
import type { ViewerModel } from "./use-viewer.ts";

export interface PointListProps {
  readonly viewer: ViewerModel;
  readonly words: Words;
  /** Takes the focus back to the viewer itself. */
  readonly onReasoned: () => void;
  /** How many are ticked stands elsewhere. */
  readonly summed: boolean;
}

/** The nine points of the quality check, beside what the pass says. */
export function PointList({ viewer, words, onReasoned, summed }: PointListProps) {
  const { t } = words;
  const { compared, facts, checks, source, own } = viewer;
  if (!compared || !facts || !source) return null;
  const points = judgedPoints(compared);
  const linked = facts.ownPass?.linked;
  const has = (verdict: PointVerdict) => compared.points.some((point) => point.verdict === verdict);
  const heading =
    source.source === "barcode" ? "points.barcode" : source.source === "text" ? "points.text" : "points.none";
  return (
    <chakra.div display="flex" flexDirection="column" flex="1" minH="0">
      {own ? (
        <>
          <LinkRecord viewer={viewer} words={words} />
          {linked && <Findings linked={linked} words={words} />}
        </>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5" px="4" py="1.5">
          {!summed && <Progress points={points} checks={checks} words={words} />}
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="2"
            flex="1 0 auto"
            maxW="full"
            css={{ "& > *": { flex: "1 0 auto" } }}
          >
            <Button
              onClick={checks.tickAgreeing}
              disabled={!has("agrees") || checks.held}
              aria-keyshortcuts={ariaKeys(viewerKeys.all)}
            >
              <ListChecks aria-hidden /> {t("points.all")} <KeyHint keys={viewerKeys.all} />
            </Button>
            {has("absent") && (
              <Button
                onClick={checks.settleAbsent}
                disabled={checks.held}
                aria-keyshortcuts={ariaKeys(viewerKeys.absent)}
              >
                <SquareMinus aria-hidden /> {t("points.absent")} <KeyHint keys={viewerKeys.absent} />
              </Button>
            )}
          </chakra.div>
        </chakra.div>
      )}
      {!own && (
        <>
          {compared.problem && <Problem viewer={viewer} words={words} />}
          <OtherTravellers viewer={viewer} words={words} />
          <Unproven viewer={viewer} words={words} />
        </>
      )}
      <chakra.div
        aria-hidden
        display="grid"
        gridTemplateColumns={pointColumns}
        columnGap="2.5"
        alignItems="center"
        px="4"
        py="1"
        borderStartWidth="3px"
        borderInlineStartColor="transparent"
        bg="bg.sunken"
        borderBlockWidth="1px"
        borderBlockColor="border.subtle"
        textStyle="xs"
        fontWeight="strong"
        color="fg.muted"
      >
        <span />
        <span>{t("points.booking")}</span>
        <span>{t(heading)}</span>
        <chakra.span
          display="inline-flex"
          gap="1"
          alignItems="center"
          justifyContent="flex-end"
          fontWeight="regular"
          whiteSpace="nowrap"
        >
          {!own && (
            <>
              <KeyHint keys="ArrowUp" px="1" />
              <KeyHint keys="ArrowDown" px="1" />
              <KeyHint keys="1–9" px="1" /> {t("points.tick")}
            </>
          )}
        </chakra.span>
      </chakra.div>
      <chakra.ul
        aria-label={t("points.label")}
        listStyleType="none"
        display="flex"
        flexDirection="column"
        flex="1"
        minH="0"
        // What was linked has nothing to tick: keys scroll the list itself.
        {...(own && { tabIndex: 0 })}
        overflowY={{ lg: "auto" }}
      >
        {points.map((point, index) => (
          <PointRow
            key={point.point}
            compared={point}
            number={index < passPoints.length ? index + 1 : undefined}
            facts={facts}
            source={source.source}
            checks={own ? undefined : checks}
            recorded={own ? recordedOf(facts, point.point) : undefined}
            onReasoned={onReasoned}
            words={words}
          />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

const recordedOf = (facts: Facts, point: CheckPoint): CheckedPoint | undefined =>
  facts.ownPass?.linked?.checks?.find((each) => each.point === point);

/** A receipt, a standby pass and the like: a clear warning, overridden only with a reason (BP-11). */
function Problem({ viewer: { compared, checks }, words: { t } }: Pick<PointListProps, "viewer" | "words">) {
  const id = useId();
  if (!compared?.problem) return null;
  return (
    <Notice tone="warn" mx="4" mb="2.5">
      <chakra.label htmlFor={id} display="block" mb="1.5">
        <chakra.span fontWeight="strong">{t(`problem.${compared.problem}`)}</chakra.span> {t("problem.override")}
      </chakra.label>
      <Input
        id={id}
        data-reason="problem"
        value={checks.draft.override}
        maxLength={500}
        placeholder={t("problem.reason")}
        onChange={({ target }) => checks.override(target.value)}
      />
    </Notice>
  );
}
