import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { ExternalLink } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import type { CartBooking, Order } from "../data/use-cart-booking.ts";
import { usePay } from "../data/use-pay.ts";
import { messages } from "../messages/index.ts";

/** What the page in the frame says when it is done (PAY-2): a request to be closed, and no word about money. */
const isCloseRequest = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "type" in data && data.type === "close-iframe";

/** The bank's page of an order. */
interface Page {
  readonly order: Pick<Order, "id">;
  readonly url: string;
  /** Whether it stands in a frame; otherwise in a tab of its own. */
  readonly isFramed: boolean;
}

/** Paying an order on the bank's page, and what became of it: the server knows, nobody else (PAY-5). */
export function usePaying({ orders }: CartBooking, onWaits: (waits: boolean) => void) {
  const { run, running } = usePay();
  const language = useLanguage();
  const [page, setPage] = useState<Page>();
  const [isAway, setAway] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const [paidFor, setPaidFor] = useState<number>();
  const order = orders.find(({ id }) => id === paidFor);
  const waits = order?.state === "OPEN" && order.declined === "" && !isAway;
  useEffect(() => onWaits(waits), [onWaits, waits]);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent): void => {
      if (origin === location.origin && isCloseRequest(data)) setPage(undefined);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  const close = useCallback(() => setPage(undefined), []);
  /** Closed by hand: whether anything was paid there only the bank knows. */
  const leave = useCallback(() => {
    setPage(undefined);
    setLeft(true);
  }, []);
  return {
    order,
    page,
    isAway,
    hasLeft,
    running,
    close,
    leave,
    async pay(of: Pick<Order, "id">): Promise<void> {
      setAway(false);
      setLeft(false);
      setPaidFor(of.id);
      const answer = await run(of.id, language);
      if (!answer) return;
      setAway(answer === "away");
      if (answer !== "away") setPage({ order: of, url: answer.url, isFramed: answer.isFramed });
    },
  };
}

export type Paying = ReturnType<typeof usePaying>;

const words = {
  OPEN: ["info", "told.waiting"],
  PAID: ["info", "told.waiting"],
  ACTIVE: ["ok", "told.active"],
  FAILED: ["warn", "told.failed"],
  REFUNDED: ["warn", "told.failed"],
} as const;

/** The bank's page while somebody pays, and what is known of the payment. */
export function PaidAt({ paying: { order, page, isAway, hasLeft, close, leave } }: { readonly paying: Paying }) {
  const t = useMessages(messages);
  const [tone, told] = words[order?.state ?? "OPEN"];
  const key = told === "told.waiting" && hasLeft ? "told.left" : told;
  return (
    <>
      {isAway && <Notice tone="bad">{t("bank.away")}</Notice>}
      {order && !isAway && order.declined === "" && <Notice tone={tone}>{t(key, { id: order.id })}</Notice>}
      {order && !isAway && order.declined !== "" && (
        <Notice tone="bad">
          {t("told.declined", { id: order.id })} {t("bank.says")} <bdi>{order.declined}</bdi>
        </Notice>
      )}
      <Dialog
        open={page !== undefined}
        onClose={leave}
        title={t("bank.title", { id: page?.order.id ?? "" })}
        labels={{ close: t("bank.close") }}
        size="md"
      >
        {page && !page.isFramed && <BankInTab url={page.url} order={order} onClose={close} />}
        {page?.isFramed && (
          <chakra.iframe
            src={page.url}
            title={t("bank.title", { id: page.order.id })}
            width="full"
            height="min(32rem, 65dvh)"
            border="0"
          />
        )}
      </Dialog>
    </>
  );
}

interface BankInTabProps {
  readonly url: string;
  readonly order: Order | undefined;
  readonly onClose: () => void;
}

/** A bank whose page no frame may hold opens in a tab of its own; this page waits beside it, and goes away when the bank has said something. */
function BankInTab({ url, order, onClose }: BankInTabProps) {
  const t = useMessages(messages);
  const isSettled = order !== undefined && (order.state !== "OPEN" || order.declined !== "");
  useEffect(() => {
    if (isSettled) onClose();
  }, [isSettled, onClose]);
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.p>{t("bank.tab")}</chakra.p>
      <Button asChild variant="solid" size="lg">
        <a href={url} target="_blank" rel="noreferrer">
          {t("bank.tab.open")}
          <ExternalLink aria-hidden />
        </a>
      </Button>
      <chakra.p color="fg.muted">{t("bank.tab.waits")}</chakra.p>
    </chakra.div>
  );
}
