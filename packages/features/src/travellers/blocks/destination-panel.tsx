import { chakra } from "@chakra-ui/react";
import { isEmptyAddress } from "@gatehouse/domain/addresses";
import { useWatch } from "react-hook-form";
import { useMessages } from "../../i18n/index.ts";
import { InfoAddress } from "../fields/info-address.tsx";
import { useInfoForm, useProblemCount } from "../form/form-context.ts";
import { messages } from "../messages/index.ts";
import { Panel } from "./panel.tsx";

/** Where the travellers stay. */
export function DestinationPanel() {
  const t = useMessages(messages);
  const { control, info } = useInfoForm();
  // Optional as a whole, unless the airline wants one; a begun one has to be finished.
  const isWanted = info.missing.destinationAddress.length > 0;
  const isGiven = !isEmptyAddress(useWatch({ control, name: "destinationAddress" }));
  const count = useProblemCount("destinationAddress");
  return (
    <Panel
      id="destinationAddress"
      title={t("destination.title")}
      help={t(isWanted ? "destination.wanted" : "destination.help")}
      count={isGiven || isWanted ? count : undefined}
    >
      <chakra.div px={{ base: "4", md: "5" }} pb="5">
        <InfoAddress
          path="destinationAddress"
          labelledBy="destinationAddress-title"
          required={isGiven || isWanted}
          autoComplete="section-destination shipping"
        />
      </chakra.div>
    </Panel>
  );
}
