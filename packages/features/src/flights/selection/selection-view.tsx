import { Button, chakra } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useBroad } from "../../app/use-narrow.ts";
import { useMessages } from "../../i18n/index.ts";
import { isFocusLost } from "../focus.ts";
import type { SelectionProps } from "../flights-model.ts";
import { ItineraryCard } from "../results/itinerary-card.tsx";
import { useResultWords } from "../results/use-result-words.ts";
import { useBooking } from "./booking.ts";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { CustomerCare } from "./customer-care.tsx";
import { messages } from "./messages/index.ts";
import { NextSteps } from "./next-steps.tsx";

/**
 * The selected itinerary in the place of the list (FLT-20). Customer mode has Go Back, Customer Care and, for a booking, the confirm
 * step; the other modes hide these three and have a plain way to all flights. Where nothing can be confirmed it says what can be done.
 */
export function SelectionView({ model, itinerary }: SelectionProps) {
  const t = useMessages(messages);
  const words = useResultWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the details would push everything else out of sight.
  const [isOpen, open] = useState(useBroad());
  const { display, request } = model;
  const { isCustomer } = display;
  const canConfirm = useBooking() !== undefined && isCustomer;
  // The button that led here is gone with the list.
  const lead = useEffectEvent(() => {
    if (isFocusLost()) heading.current?.focus();
  });
  useEffect(() => lead(), []);
  if (!request) return null;
  return (
    <chakra.section aria-labelledby="flights-selected" pt={{ base: "4", md: "6" }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="3" pb="4">
        <Button
          type="button"
          variant={isCustomer ? "outline" : "ghost"}
          ms={isCustomer ? "0" : "-3"}
          onClick={() => model.select(null)}
        >
          <ArrowLeft aria-hidden /> {t(isCustomer ? "goBack" : "all")}
        </Button>
        {canConfirm && (
          <chakra.div ms="auto" order={{ md: 1 }}>
            <CustomerCare />
          </chakra.div>
        )}
        <chakra.h2
          ref={heading}
          id="flights-selected"
          tabIndex={-1}
          outline="none"
          scrollMarginTop="20"
          textStyle="lg"
          flexBasis={{ base: "full", md: "auto" }}
        >
          {t("title")}
        </chakra.h2>
      </chakra.div>
      <chakra.div
        // One column that the confirmation can stay at the bottom of, as long as any of it is in view.
        display={{ base: "flex", lg: "grid" }}
        flexDirection="column"
        gridTemplateColumns={{ lg: "minmax(0, 1fr) 18rem" }}
        gap={{ base: "4", lg: "5" }}
        alignItems={{ base: "stretch", lg: "start" }}
      >
        <ItineraryCard
          itinerary={itinerary}
          request={request}
          isOpen={isOpen}
          onToggleDetails={() => open(!isOpen)}
          hasPerformance={display.performance}
          words={words}
          {...(display.weather && { onWeather: model.showWeather })}
        />
        {canConfirm ? (
          <ConfirmPanel key={itinerary.id} model={model} itinerary={itinerary} request={request} />
        ) : (
          <NextSteps model={model} itinerary={itinerary} request={request} />
        )}
      </chakra.div>
    </chakra.section>
  );
}
