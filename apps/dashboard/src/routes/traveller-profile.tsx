import { TravellerProfileScreen } from "@gatehouse/features/profiles/traveller";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/traveler-profile");

export function TravellerProfile() {
  const { back } = route.useSearch();
  return <TravellerProfileScreen back={typeof back === "string" ? back : undefined} />;
}
