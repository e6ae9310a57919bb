import { useSession } from "@gatehouse/features/app";
import { FlightsScreen } from "@gatehouse/features/flights";
import { getRouteApi, useLocation, useRouter } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/fsb");

/** In the dashboard nobody is a customer; those who share are the operators who talk with travellers (FLT-22). */
const display = { isCustomer: false } as const;

export function FlightSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const arrival: unknown = useLocation({ select: ({ state }) => state });
  const { user } = useSession();
  const { history } = useRouter();
  return (
    <FlightsScreen
      search={search}
      arrival={arrival}
      display={display}
      onBack={() => history.back()}
      isOperator={user?.role === "CRM_OPERATOR" || user?.role === "OPERATOR_VENDOR"}
      onSearchChange={(next, { replace }) => void navigate({ to: ".", search: next, replace, resetScroll: !replace })}
    />
  );
}
