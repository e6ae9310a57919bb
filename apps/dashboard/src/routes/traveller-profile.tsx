import { TravellerProfileScreen } from "@gatehouse/features/profiles/traveller";
import { Guarded } from "@gatehouse/features/shell/pages";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/traveler-profile");
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const OfTraveller = lazyComponent(() =>
  import("@gatehouse/features/profiles/of-traveller").then((loaded) => loaded.ProfileOfTravellerScreen),
);

/** One's own profile (PRO-1), or that of the traveller whom the address names (PRO-12). */
export function TravellerProfile() {
  const search = route.useSearch();
  const back = textOf(search["back"]);
  if (search["traveller"] === undefined) return <TravellerProfileScreen back={back} />;
  const traveller = textOf(search["traveller"]) ?? "";
  return (
    <Guarded permission="profileAll">
      <OfTraveller key={traveller} traveller={traveller} back={back} />
    </Guarded>
  );
}
