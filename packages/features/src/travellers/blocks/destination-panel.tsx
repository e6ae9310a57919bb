import { chakra } from "@chakra-ui/react";
import { isEmptyAddress } from "@gatehouse/domain/addresses";
import { useWatch } from "react-hook-form";
import { useMessages } from "../../i18n/index.ts";
import { InfoAddress } from "../fields/info-address.tsx";
import { useInfoForm } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";
import { OptionalPanel, type OptionalPanelProps } from "./optional-panel.tsx";

/** Where the travellers stay. */
export function DestinationPanel(props: Pick<OptionalPanelProps, "panels" | "names">) {
  const t = useMessages(messages);
  const { control, info } = useInfoForm();
  // Optional as a whole, unless the airline wants one; a begun one has to be finished.
  const isWanted = info.missing.destinationAddress.length > 0;
  const isGiven = !isEmptyAddress(useWatch({ control, name: "destinationAddress" }));
  return (
    <OptionalPanel
      {...props}
      block="destinationAddress"
      title={t("destination.title")}
      help={t(isWanted ? "destination.wanted" : "destination.help")}
      isBegun={isGiven}
      isCounted={isGiven || isWanted}
    >
      <chakra.div px={{ base: "4", md: "5" }} pb="5">
        <InfoAddress
          path="destinationAddress"
          labelledBy="destinationAddress-title"
          required={isGiven || isWanted}
          autoComplete="section-destination shipping"
        />
      </chakra.div>
    </OptionalPanel>
  );
}
