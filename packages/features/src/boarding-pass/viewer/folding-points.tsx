import { chakra } from "@chakra-ui/react";
import { judgedPoints } from "@gatehouse/domain/boarding-pass";
import { ChevronDown, ChevronUp, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Words } from "../use-words.ts";
import { Progress } from "./progress.tsx";
import type { ViewerModel } from "./use-viewer.ts";

export interface FoldingPointsProps {
  readonly viewer: ViewerModel;
  readonly words: Words;
  /** The points. What gets the focus in there is shown, so that keys reach it as they do where nothing folds. */
  readonly children: ReactNode;
}

/** The points where the page has the room: below it, folded to how many are ticked until they are asked for. */
export function FoldingPoints({ viewer, words, children }: FoldingPointsProps) {
  const { t } = words;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { compared, checks, own } = viewer;
  const warned =
    !own && compared !== undefined && (compared.problem || checks.others.length > 0 || checks.unproven.length > 0);
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <>
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        display="flex"
        alignItems="center"
        gap="2"
        width="full"
        minH="11"
        px="4"
        cursor="pointer"
        textAlign="start"
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border.subtle"
        _focusVisible={{ focusRing: "inside" }}
      >
        {compared && !own ? (
          <Progress points={judgedPoints(compared)} checks={checks} words={words} />
        ) : (
          <chakra.span fontWeight="strong">{t("points.label")}</chakra.span>
        )}
        {warned && (
          <chakra.span color="state.warn.fg">
            <TriangleAlert aria-label={t("points.warned")} size={18} />
          </chakra.span>
        )}
        <chakra.span ms="auto" color="accent.fg" fontWeight="strong" whiteSpace="nowrap">
          {t(open ? "points.fold" : "points.unfold")}
        </chakra.span>
        <Chevron aria-hidden size={18} />
      </chakra.button>
      <chakra.div
        id={id}
        // Folded it has no height, and can be reached by keys all the same.
        onFocus={() => setOpen(true)}
        display="flex"
        flexDirection="column"
        flexShrink={0}
        overflowX="hidden"
        overflowY={open ? "auto" : "hidden"}
        maxH={open ? "38dvh" : "0"}
        overscrollBehavior="contain"
        borderTopWidth={open ? "1px" : "0"}
        borderColor="border.subtle"
      >
        {children}
      </chakra.div>
    </>
  );
}
