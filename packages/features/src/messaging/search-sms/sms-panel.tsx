import { Button, chakra } from "@chakra-ui/react";
import { smsTime } from "@gatehouse/domain/messaging";
import { SidePanel } from "@gatehouse/ui/side-panel";
import { Send } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { Sms } from "./data/use-sms.ts";
import { messages } from "./messages/index.ts";
import { SmsStatusPill } from "./sms-status-pill.tsx";
import { useSmsName } from "./use-sms-columns.tsx";

export interface SmsPanelProps {
  /** The one that is open, or was last. */
  readonly sms: Sms | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSendAgain: (sms: Sms) => void;
}

/** An SMS with all its words, how it stands, and what the gateway said. */
export function SmsPanel({ sms, open, onClose, onSendAgain }: SmsPanelProps) {
  const t = useMessages(messages);
  const name = useSmsName();
  const facts =
    sms === undefined
      ? []
      : [
          [t("column.to"), sms.to],
          [t("column.from"), sms.from],
          [t("column.booking"), sms.bookingNo],
          [t("column.created"), smsTime(sms.datecreated)],
          [t("column.sent"), smsTime(sms.datesent)],
          [t("column.updated"), smsTime(sms.dateupdated)],
          [t("fact.nextTry"), smsTime(sms.nextTryAt)],
          [t("column.segments"), sms.noofsegments === null ? "" : String(sms.noofsegments)],
          [t("column.errorCode"), sms.errorcode ?? ""],
          [t("column.errorMessage"), sms.errormessage ?? ""],
        ].filter(([, value]) => value !== "");
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={sms ? name(sms) : ""}
      labels={{ close: t("close") }}
      footer={
        sms?.canSendAgain && (
          <Button onClick={() => onSendAgain(sms)}>
            <Send aria-hidden /> {t("again")}
          </Button>
        )
      }
    >
      {sms && (
        <chakra.div display="grid" gap="4" alignContent="start">
          <SmsStatusPill status={sms.status} reason={sms.reason} />
          <chakra.p
            dir="auto"
            px="4"
            py="3"
            borderWidth="1px"
            borderRadius="panel"
            bg="state.slate.soft"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {sms.msg}
          </chakra.p>
          <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1">
            {facts.map(([label, value]) => (
              <chakra.div key={label} display="contents">
                <chakra.dt color="fg.muted">{label}</chakra.dt>
                <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </chakra.div>
      )}
    </SidePanel>
  );
}
