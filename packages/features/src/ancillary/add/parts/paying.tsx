import { chakra } from "@chakra-ui/react";
import { Dialog } from "@gatehouse/ui/dialog";
import { Notice } from "@gatehouse/ui/notice";
import { useEffect, useState } from "react";
import { useMessages } from "../../../i18n/index.ts";
import { type CartBooking, type Order, usePay } from "../data/use-cart-booking.ts";
import { messages } from "../messages/index.ts";

/** What the page in the frame says when it is done (PAY-2): a wish to be closed, and no word about money. */
const isCloseWish = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "type" in data && data.type === "close-iframe";

/** Paying an order in the bank's frame, and what became of it: the server knows, nobody else (PAY-5). */
export function usePaying({ orders }: CartBooking, onWaits: (waits: boolean) => void) {
  const { run, running } = usePay();
  const [page, setPage] = useState<{ readonly order: Pick<Order, "id">; readonly url: string }>();
  const [isAway, setAway] = useState(false);
  const [paidFor, setPaidFor] = useState<number>();
  const order = orders.find(({ id }) => id === paidFor);
  const waits = order?.state === "OPEN" && order.declined === "" && !isAway;
  useEffect(() => onWaits(waits), [onWaits, waits]);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent): void => {
      if (origin === location.origin && isCloseWish(data)) setPage(undefined);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  return {
    order,
    page,
    isAway,
    running,
    close: () => setPage(undefined),
    async pay(of: Pick<Order, "id">): Promise<void> {
      setAway(false);
      setPaidFor(of.id);
      const answer = await run(of.id);
      if (!answer) return;
      setAway(answer.url === undefined);
      if (answer.url !== undefined) setPage({ order: of, url: answer.url });
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
export function PaidAt({ paying: { order, page, isAway, close } }: { readonly paying: Paying }) {
  const t = useMessages(messages);
  const [tone, key] = words[order?.state ?? "OPEN"];
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
        onClose={close}
        title={t("bank.title", { id: page?.order.id ?? "" })}
        labels={{ close: t("bank.close") }}
        size="md"
      >
        {page && (
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
