import { InfoScreen } from "@gatehouse/features/info";
import { TravellerColumn } from "@gatehouse/features/shell/traveller";

export const Info = () => (
  <TravellerColumn py={{ base: "8", md: "14" }} gap={{ base: "8", md: "12" }}>
    <InfoScreen />
  </TravellerColumn>
);
