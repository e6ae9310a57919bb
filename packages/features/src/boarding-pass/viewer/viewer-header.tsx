import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { CoverDialogTitle } from "@gatehouse/ui/cover-dialog";
import { IconButton } from "@gatehouse/ui/icon-button";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { BadgeCheck, ExternalLink, Files, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { timeToClose } from "../../app/closing/index.ts";
import { useNow } from "../../app/time/index.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import type { ViewerModel } from "./use-viewer.ts";

export interface ViewerHeaderProps {
  readonly viewer: ViewerModel;
  readonly words: Words;
  /** A signed link to the PDF that is shown; undefined while there is none. */
  readonly link: string | undefined;
  readonly onClose: () => void;
}

/** Whose pass is checked, and which PDF is shown (BP-19). */
export function ViewerHeader({ viewer, words, link, onClose }: ViewerHeaderProps) {
  const { t } = words;
  const { own, dmscode } = viewer;
  return (
    <chakra.header
      data-toast-room="top"
      display="flex"
      flexWrap={{ base: "nowrap", md: "wrap" }}
      alignItems={{ base: "flex-start", md: "center" }}
      gap={{ base: "1", md: "2.5" }}
      ps={{ base: "3", md: "4" }}
      pe={{ base: "2", md: "3" }}
      py={{ base: "1.5", md: "2" }}
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div flex={{ base: "1 1 0", md: "1 1 20rem" }} minW="0">
        <CoverDialogTitle>{t("viewer.title")}</CoverDialogTitle>
        {viewer.known ? <Who viewer={viewer} words={words} /> : <Skeleton height="4.5" mt="0.5" maxW="96" />}
      </chakra.div>
      {dmscode !== undefined && (
        <chakra.span display="inline-flex" alignItems="center" gap="2" hideBelow="md">
          <chakra.span color="fg.muted">{t("viewer.displayed")}</chakra.span>
          <Displayed own={own} unchecked={viewer.checkIn.needQC} words={words} />
        </chakra.span>
      )}
      {dmscode !== undefined && (
        <Button asChild aria-disabled={link === undefined}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            data-new-tab=""
            aria-keyshortcuts={ariaKeys(viewerKeys.newTab)}
          >
            <ExternalLink aria-hidden />{" "}
            <chakra.span srOnly={{ base: true, md: false }}>{t("viewer.newTab")}</chakra.span>{" "}
            <KeyHint keys={viewerKeys.newTab} />
          </a>
        </Button>
      )}
      <chakra.span display="inline-flex" alignItems="center">
        <KeyHint keys="Escape" />
        <IconButton icon={X} label={t("viewer.close")} keys="Escape" onClick={onClose} />
      </chakra.span>
    </chakra.header>
  );
}

/** Whether the check-in's own pass is shown, or a candidate page. */
export const Displayed = ({
  own,
  unchecked,
  words: { t },
}: {
  readonly own: boolean;
  /** Somebody must look at it again: it is nothing to be calm about. */
  readonly unchecked: boolean;
  readonly words: Words;
}) => (
  <StatusPill
    tone={own ? (unchecked ? "warn" : "ok") : "accent"}
    icon={own ? (unchecked ? TriangleAlert : BadgeCheck) : Files}
  >
    {own ? t("viewer.own") : t("viewer.candidate")}
  </StatusPill>
);

const urgencies = { late: "state.bad.fg", soon: "state.warn.fg", calm: undefined } as const;

function Who({ viewer: { checkIn }, words }: Pick<ViewerHeaderProps, "viewer" | "words">) {
  const { t } = words;
  const now = useNow();
  const { urgency } = timeToClose(now, checkIn.windowClosesAt, checkIn.dept.deptTimeUTCSecs);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="0.5" fontSize="md">
      <Part first>
        <chakra.span textStyle="code" fontWeight="strong">
          {checkIn.pnr}
        </chakra.span>
      </Part>
      <Part>
        <chakra.span fontWeight="strong">{words.name(checkIn)}</chakra.span>
      </Part>
      <Part>
        <chakra.span textStyle="code" px="1" me="1.5" borderRadius="small" bg="state.slate.soft" color="state.slate.fg">
          {checkIn.airline.iata}
        </chakra.span>
        <chakra.span textStyle="figures">{checkIn.flightnum}</chakra.span>
      </Part>
      <Part>
        <chakra.span textStyle="code" fontWeight="strong">
          {checkIn.from.iata} → {checkIn.to.iata}
        </chakra.span>
      </Part>
      <Part>
        <chakra.span
          display="inline-block"
          fontWeight="strong"
          color={urgencies[urgency]}
          textStyle="figures"
          _firstLetter={{ textTransform: "uppercase" }}
        >
          {words.closing(now, checkIn)}
        </chakra.span>{" "}
        <chakra.span color="fg.muted" textStyle="figures">
          · {t("closing.departs", { time: t("viewer.local", { time: checkIn.dept.time }) })}
        </chakra.span>
      </Part>
    </chakra.div>
  );
}

const Part = ({ children, first = false }: { readonly children: ReactNode; readonly first?: boolean }) => (
  <chakra.span
    whiteSpace="nowrap"
    {...(first
      ? {}
      : {
          _before: {
            content: '""',
            // Lines break anywhere on a phone: a rule would begin them.
            display: { base: "none", md: "inline-block" },
            width: "1px",
            height: "3",
            bg: "border.strong",
            me: "3",
            verticalAlign: "-1px",
          },
        })}
  >
    {children}
  </chakra.span>
);
