import { chakra } from "@chakra-ui/react";
import { smsTime } from "@gatehouse/domain/messaging";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { IconButton } from "@gatehouse/ui/icon-button";
import { MessageSquareText, Send } from "lucide-react";
import { useMemo } from "react";
import { useNarrow } from "../../app/use-narrow.ts";
import { useMessages } from "../../i18n/index.ts";
import type { Sms } from "./data/use-sms.ts";
import { messages } from "./messages/index.ts";
import { SmsStatusPill, useSmsStanding } from "./sms-status-pill.tsx";

export interface SmsWork {
  readonly open: (sms: Sms) => void;
  readonly sendAgain: (sms: Sms) => void;
}

/** What an SMS is called where its row is not seen. */
export function useSmsName(): (sms: Sms) => string {
  const t = useMessages(messages);
  return ({ status, to, from, datecreated }) => {
    const time = smsTime(datecreated);
    return status === "received" ? t("name.received", { from, time }) : t("name", { to, time });
  };
}

/** The columns of the search, by the names and in the order of what it answers; on a phone one that sums the row up. */
export function useSmsColumns(work: SmsWork): readonly GridColumn<Sms>[] {
  const t = useMessages(messages);
  const narrow = useNarrow();
  const name = useSmsName();
  const standing = useSmsStanding();
  return useMemo((): readonly GridColumn<Sms>[] => {
    const buttons = (sms: Sms) => (
      <chakra.span display="flex" alignItems="center" gap="1" height="full">
        <IconButton icon={MessageSquareText} label={t("open.of", { sms: name(sms) })} onClick={() => work.open(sms)} />
        {sms.canSendAgain && (
          <IconButton icon={Send} label={t("again.of", { sms: name(sms) })} onClick={() => work.sendAgain(sms)} />
        )}
      </chakra.span>
    );
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          text: (sms) => `${name(sms)}, ${standing(sms)}, ${sms.msg}`,
          cell: (sms) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                <strong>{smsTime(sms.datecreated)}</strong> ·{" "}
                <chakra.bdi textStyle="figures">{sms.status === "received" ? sms.from : sms.to}</chakra.bdi>
              </chakra.span>
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                {sms.msg}
              </chakra.span>
              <SmsStatusPill status={sms.status} reason={sms.reason} />
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
        {
          id: "work",
          header: t("column.work"),
          headerContent: <Send aria-hidden size={16} />,
          cell: buttons,
          // Two buttons of a touch screen, whole.
          width: 112,
          pin: "end",
          hideable: false,
          resizable: false,
        },
      ];
    return [
      {
        id: "created",
        header: t("column.created"),
        text: (sms) => smsTime(sms.datecreated),
        width: 140,
        rowHeader: true,
      },
      { id: "updated", header: t("column.updated"), text: (sms) => smsTime(sms.dateupdated), width: 140 },
      { id: "sent", header: t("column.sent"), text: (sms) => smsTime(sms.datesent), width: 140 },
      { id: "to", header: t("column.to"), value: ({ to }) => to, mono: true, width: 126 },
      { id: "message", header: t("column.message"), text: ({ msg }) => msg, width: 270 },
      {
        id: "status",
        header: t("column.status"),
        text: standing,
        cell: ({ status, reason }) => <SmsStatusPill status={status} reason={reason} />,
        tooltip: standing,
        width: 190,
      },
      { id: "work", header: t("column.work"), cell: buttons, width: 130, resizable: false },
      {
        id: "segments",
        header: t("column.segments"),
        value: ({ noofsegments }) => noofsegments,
        numeric: true,
        width: 92,
      },
      { id: "media", header: t("column.media"), value: ({ noofmedia }) => noofmedia, numeric: true, width: 80 },
      { id: "errorCode", header: t("column.errorCode"), value: ({ errorcode }) => errorcode, mono: true, width: 100 },
      {
        id: "errorMessage",
        header: t("column.errorMessage"),
        text: ({ errormessage }) => errormessage ?? "",
        width: 240,
      },
      { id: "from", header: t("column.from"), value: ({ from }) => from, mono: true, width: 126 },
      { id: "booking", header: t("column.booking"), value: ({ bookingNo }) => bookingNo, mono: true, width: 110 },
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- name and standing follow t
  }, [t, narrow, work]);
}
