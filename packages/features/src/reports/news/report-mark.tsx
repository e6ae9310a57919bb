import { chakra } from "@chakra-ui/react";
import { useMessages } from "../../i18n/index.ts";
import { useReportNews } from "../data/use-report-news.ts";
import { messages } from "./messages/index.ts";

export interface ReportMarkProps {
  /** Room for a dot only. */
  readonly folded: boolean;
}

/** Beside Download Reports in the menu: how many reports are ready, and how many have failed, that were not seen yet. */
export function ReportMark({ folded }: ReportMarkProps) {
  const t = useMessages(messages);
  const { ready, failed } = useReportNews() ?? { ready: 0, failed: 0 };
  const marks = [
    ...(ready > 0 ? [{ id: "ready", text: t("ready", { count: ready }), ...tones.ready }] : []),
    ...(failed > 0 ? [{ id: "failed", text: t("failed", { count: failed }), ...tones.failed }] : []),
  ];
  if (marks.length === 0) return null;
  return folded ? (
    <chakra.span position="absolute" top="1" insetEnd="1" display="flex" gap="0.5">
      {marks.map(({ id, text, dot }) => (
        <chakra.span key={id} boxSize="2" borderRadius="full" bg={dot}>
          <chakra.span srOnly> {text}</chakra.span>
        </chakra.span>
      ))}
    </chakra.span>
  ) : (
    // Close to the name and as far as the entry goes, and one below the other, so that the name is not cut.
    <chakra.span display="grid" ms="-1.5" me="-2" my="-2" gap="px">
      {marks.map(({ id, text, color, bg }) => (
        <chakra.span
          key={id}
          px="1.5"
          borderRadius="pill"
          bg={bg}
          color={color}
          textStyle="xs"
          lineHeight={marks.length > 1 ? "tight" : undefined}
          fontWeight="strong"
          textAlign="center"
          whiteSpace="nowrap"
        >
          {text}
        </chakra.span>
      ))}
    </chakra.span>
  );
}

const tones = {
  ready: { color: "accent.fg", bg: "accent.soft", dot: "accent.solid" },
  failed: { color: "state.bad.fg", bg: "state.bad.soft", dot: "state.bad.fg" },
} as const;
