import { Button, chakra } from "@chakra-ui/react";
import { type Itinerary, priceText, type SearchRequest, totalHundredths } from "@gatehouse/domain/flights";
import { Notice } from "@gatehouse/ui/notice";
import { Copy, Share2 } from "lucide-react";
import { showToast } from "../../app/toasts.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { FlightsModel } from "../flights-model.ts";
import { usePassengerText } from "../search/use-passenger-text.ts";
import { CustomerCare } from "./customer-care.tsx";
import { messages } from "./messages/index.ts";
import { sharedAddress, sharedText } from "./shared-text.ts";

export interface NextStepsProps {
  readonly model: FlightsModel;
  readonly itinerary: Itinerary;
  readonly request: SearchRequest;
}

/** Where nothing can be confirmed: what can be done with the itinerary instead (FLT-28). */
export function NextSteps({ model, itinerary, request }: NextStepsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const passengers = usePassengerText();
  const { isCustomer } = model.display;
  const total = priceText(totalHundredths(itinerary.totalPrice), itinerary.totalPrice.basePrice.unit, language);
  const text = (): string =>
    sharedText(itinerary, {
      language,
      price: `${total.amount} ${total.unit}, ${passengers.present(request.passengers)}`,
      link: sharedAddress(model.address, location.origin),
    });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      showToast({ tone: "success", title: t("next.copied"), id: "flights.copied" });
    } catch {
      showToast({ tone: "warning", title: t("next.notCopied"), id: "flights.copied" });
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: text() });
    } catch (error) {
      // Closing the system's sheet without sharing is no mistake.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  return (
    <chakra.section
      aria-labelledby="flights-next"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="panel"
      px={{ base: "4", md: "5" }}
      py="4"
      position={{ lg: "sticky" }}
      top={{ lg: "4" }}
    >
      <chakra.h3 id="flights-next" textStyle="lg">
        {t("next.title")}
      </chakra.h3>
      <chakra.p color="fg.muted" textStyle="sm" pt="1">
        {t("next.lead")}
      </chakra.p>
      {isCustomer && (
        <Notice tone="info" mt="3">
          <chakra.strong display="block">{t("flights.booking.missing")}</chakra.strong>
          {t("missing.help")}
        </Notice>
      )}
      <chakra.p pt="4" lineHeight="short" fontVariantNumeric="tabular-nums">
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {t("total")}
        </chakra.span>
        <b>{total.amount}</b> <chakra.span color="fg.muted">{total.unit}</chakra.span>
      </chakra.p>
      <chakra.div display="flex" flexDirection="column" gap="2" pt="4">
        {"share" in navigator && (
          <Button type="button" variant="solid" size="lg" onClick={() => void share()}>
            <Share2 aria-hidden /> {t("next.share")}
          </Button>
        )}
        <Button type="button" variant="outline" size="lg" onClick={() => void copy()}>
          <Copy aria-hidden /> {t("next.copy")}
        </Button>
        {isCustomer && <CustomerCare />}
      </chakra.div>
      {model.isOperator && (
        <chakra.p textStyle="sm" color="fg.muted" pt="3">
          {t("next.inform")}
        </chakra.p>
      )}
    </chakra.section>
  );
}
