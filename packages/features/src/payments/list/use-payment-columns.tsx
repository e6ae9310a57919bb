import { Button, chakra } from "@chakra-ui/react";
import { isAncillaryProduct, priceText, productNames } from "@gatehouse/domain/ancillary";
import type { PaymentState } from "@gatehouse/domain/payments";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { dateTime } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { PaymentRow } from "./data/use-payments.ts";
import { messages } from "./messages/index.ts";

const looks: Readonly<Record<PaymentState, readonly [StatusTone, LucideIcon]>> = {
  PENDING: ["warn", Clock],
  DECLINED: ["bad", CircleX],
  SUCCEEDED: ["ok", CircleCheck],
  REFUNDING: ["accent", Undo2],
  REFUNDED: ["slate", Undo2],
};

interface Parts {
  readonly mayRefund: boolean;
  readonly refunding: boolean;
  readonly onRefund: (row: PaymentRow) => void;
}

const namesOf = ({ products }: PaymentRow): string =>
  products.map((product) => (isAncillaryProduct(product) ? productNames[product] : product)).join(", ");

/** The reader's own. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The columns of the list of payments: one that sums up on a phone. */
export function usePaymentColumns({ mayRefund, refunding, onRefund }: Parts): readonly GridColumn<PaymentRow>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  return useMemo((): readonly GridColumn<PaymentRow>[] => {
    const price = ({ amount, currency }: PaymentRow): string => priceText(amount, currency, language);
    const refundText = ({ refundedBy }: PaymentRow): string =>
      refundedBy === null ? "" : refundedBy === "SYSTEM" ? t("refund.system") : t("refund.by", { user: refundedBy });
    const pill = ({ state }: PaymentRow) => (
      <StatusPill tone={looks[state][0]} icon={looks[state][1]}>
        {t(`state.${state}`)}
      </StatusPill>
    );
    const button = (row: PaymentRow) =>
      mayRefund && (row.state === "SUCCEEDED" || row.state === "REFUNDING") ? (
        <Button
          size="sm"
          disabled={refunding}
          aria-label={t(row.state === "REFUNDING" ? "refund.againNamed" : "refund.named", {
            price: price(row),
            booking: row.bookingNo,
          })}
          onClick={() => onRefund(row)}
        >
          {t(row.state === "REFUNDING" ? "refund.again" : "refund.do")}
        </Button>
      ) : (
        refundText(row)
      );
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          value: ({ createdAt }) => createdAt,
          text: (row) => `${row.bookingNo}, ${price(row)}, ${t(`state.${row.state}`)}`,
          cell: (row) => (
            <chakra.span display="flex" alignItems="center" gap="2" width="full" minW="0" height="full">
              <chakra.span display="grid" gap="0.5" flex="1" minW="0" lineHeight="tight">
                <chakra.span display="flex" gap="2" alignItems="center">
                  <chakra.b fontFamily="mono">{row.bookingNo}</chakra.b> {price(row)}
                </chakra.span>
                <span>{pill(row)}</span>
              </chakra.span>
              {mayRefund && button(row)}
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
      ];
    return [
      {
        id: "booking",
        header: t("column.booking"),
        value: ({ bookingNo }) => bookingNo,
        mono: true,
        width: 130,
        rowHeader: true,
        hideable: false,
        pin: "start",
      },
      {
        id: "amount",
        header: t("column.amount"),
        value: ({ amount }) => amount,
        text: price,
        numeric: true,
        width: 110,
      },
      {
        id: "state",
        header: t("column.state"),
        value: ({ state }) => state,
        text: ({ state, message }) => [t(`state.${state}`), message].filter((part) => part !== "").join(": "),
        cell: pill,
        width: 180,
      },
      { id: "refund", header: t("column.refund"), text: refundText, cell: button, width: 140 },
      { id: "products", header: t("column.products"), value: namesOf, width: 230, grow: 1 },
      { id: "order", header: t("column.order"), value: ({ orderId }) => orderId, numeric: true, width: 90 },
      { id: "vendor", header: t("column.vendor"), value: ({ vendorName }) => vendorName, width: 150 },
      { id: "by", header: t("column.by"), value: ({ createdBy }) => createdBy, width: 120 },
      {
        id: "time",
        header: t("column.time"),
        value: ({ createdAt }) => createdAt,
        text: ({ createdAt }) => dateTime(createdAt, ownZone(), language),
        width: 160,
      },
    ];
  }, [t, language, narrow, mayRefund, refunding, onRefund]);
}
