import { Button, chakra } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import { CalendarDays, Copy, RefreshCw, Stethoscope, User } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { useToast } from "../../app/index.ts";
import { dayText } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { CommentHeader } from "./data/use-comments.ts";
import { messages } from "./messages/index.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `DD-MMM-YYYY`, as the copied text has it in every language. @param day YYYY-MM-DD; anything else stays as it is */
function headerDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  return year && date && name ? `${date}-${name}-${year}` : day;
}

interface ChatHeaderProps {
  readonly header: CommentHeader;
  /** Where they are about one flight of the booking. */
  readonly flight: string | undefined;
  readonly isStaff: boolean;
  readonly reading: boolean;
  readonly onReload: () => void;
}

/** What the comments are about, above them; staff can copy it. */
export function ChatHeader({ header, flight, isStaff, reading, onReload }: ChatHeaderProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const language = useLanguage();
  const name = [header.firstName, header.middleName, header.lastName].filter(Boolean).join(" ") || t("unknown");
  const [label, number] =
    header.bookingNo !== null
      ? [t("booking"), header.bookingNo]
      : [t("request"), header.travelRequestId === null ? "" : requestName(header.travelRequestId)];
  const daysBy = (text: (day: string) => string): string =>
    header.startDate === "" ? "" : t("header.days", { from: text(header.startDate), to: text(header.endDate) });
  const days = daysBy(headerDay);
  // What is shown is as French people write it (UI-2).
  const shownDays = daysBy((day) => (language === "fr" ? dayText(day, language) : headerDay(day)));
  const copy = async (): Promise<void> => {
    const lines = [
      `${label}: ${number}`,
      ...(flight === undefined ? [] : [`${t("header.flight")}: ${flight}`]),
      `${t("header.traveller")}: ${name}`,
      ...(days ? [`${t("header.trip")}: ${days}`] : []),
      ...(header.visitPurpose ? [`${t("header.purpose")}: ${header.visitPurpose}`] : []),
    ];
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      toast({ tone: "success", title: t("copy.done") });
    } catch {
      toast({ tone: "warning", title: t("copy.failed") });
    }
  };
  return (
    <chakra.div display="grid" gap="1">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <span>
          {label} <chakra.strong textStyle="code">{number}</chakra.strong>
          {flight !== undefined && (
            <>
              {" · "}
              {t("header.flight")} <chakra.strong textStyle="code">{flight}</chakra.strong>
            </>
          )}
        </span>
        <chakra.span ms="auto" display="flex" gap="1">
          {isStaff && (
            <Button size="sm" variant="ghost" onClick={() => void copy()}>
              <Copy aria-hidden /> {t("copy.headers")}
            </Button>
          )}
          <IconButton icon={RefreshCw} label={t("reload")} size="sm" disabled={reading} onClick={onReload} />
        </chakra.span>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" color="fg.muted" fontSize="sm">
        <Fact icon={<User aria-hidden size={14} />}>{name}</Fact>
        {shownDays && <Fact icon={<CalendarDays aria-hidden size={14} />}>{shownDays}</Fact>}
        {header.visitPurpose && <Fact icon={<Stethoscope aria-hidden size={14} />}>{header.visitPurpose}</Fact>}
      </chakra.div>
    </chakra.div>
  );
}

const Fact = ({ icon, children }: { readonly icon: ReactNode; readonly children: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5">
    {icon} {children}
  </chakra.span>
);
