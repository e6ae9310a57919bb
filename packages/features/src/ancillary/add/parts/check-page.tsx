import { Button, chakra } from "@chakra-ui/react";
import { type Cart, cartTotal, priceText } from "@gatehouse/domain/ancillary";
import { Notice } from "@gatehouse/ui/notice";
import { ArrowLeft, CreditCard } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "../../../i18n/index.ts";
import { pricesOf } from "../prices-of.ts";
import type { CartBooking, Order } from "../data/use-cart-booking.ts";
import { useOrder } from "../data/use-order.ts";
import { messages } from "../messages/index.ts";
import { CartLines } from "./cart-panel.tsx";

interface CheckPageProps {
  readonly booking: CartBooking;
  readonly cart: Cart;
  readonly onBack: () => void;
  readonly onReread: () => void;
  readonly onOrdered: (order: Order) => void;
}

/** Everything once more before it is ordered, for the price that stands here and no other (ANC-6). */
export function CheckPage({ booking, cart, onBack, onReread, onOrdered }: CheckPageProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { run, running } = useOrder();
  const [problem, setProblem] = useState("");
  const { lines, total } = cartTotal(cart, pricesOf(booking));
  const money = (minor: number): string => priceText(minor, booking.currency, language);
  const order = async (): Promise<void> => {
    setProblem("");
    const answer = await run(booking, cart, total);
    switch (answer?.kind) {
      case "ordered":
        return onOrdered(answer.order);
      case "moved":
        setProblem(t("moved", { before: money(total), after: priceText(answer.total, answer.currency, language) }));
        return onReread();
      case "left":
        setProblem(t("left"));
        return onReread();
      case "offline":
        return setProblem(t("offline"));
      case "failed":
        return setProblem(t("order.failed"));
      case undefined:
    }
  };
  const flights = booking.flights.filter(({ segmentId }) => cart.segments.includes(segmentId));
  return (
    <chakra.div maxW="prose" display="grid" gap="3">
      <chakra.h2 textStyle="lg">{t("check.title")}</chakra.h2>
      {problem !== "" && <Notice tone="warn">{problem}</Notice>}
      <CartLines lines={lines} currency={booking.currency} />
      {lines.some(({ product }) => product === "flight-delay-assistance") && (
        <chakra.p color="fg.muted">
          {t("flights.choose")}:{" "}
          {flights.map(({ airline, flightNum, from, to }) => `${airline} ${flightNum} ${from}–${to}`).join(", ")}
        </chakra.p>
      )}
      <chakra.p display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <b>{t("total", { count: cart.passengers })}</b>
        <chakra.b textStyle="xl">{money(total)}</chakra.b>
      </chakra.p>
      <chakra.p color="fg.muted">{t("note")}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
        <Button onClick={onBack}>
          <ArrowLeft aria-hidden /> {t("back")}
        </Button>
        <Button variant="solid" loading={running} onClick={() => void order()}>
          <CreditCard aria-hidden /> {booking.canPay ? t("pay", { price: money(total) }) : t("order.do")}
        </Button>
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="sm">
        {t(booking.canPay ? "pay.hint" : "pay.none")}
      </chakra.p>
    </chakra.div>
  );
}
