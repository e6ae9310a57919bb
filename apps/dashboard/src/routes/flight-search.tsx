import { usePermission, useSession } from "@gatehouse/features/app";
import { useFlightChat } from "@gatehouse/features/chat/flights";
import { FlightsScreen } from "@gatehouse/features/flights";
import { ConnectedRoomsContext } from "@gatehouse/features/flights/connected-rooms";
import { getRouteApi, useLocation, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

const route = getRouteApi("/dashboard/fsb");

/** In the dashboard nobody is a customer; those who share are the operators who talk with travellers (FLT-22). */
const display = { isCustomer: false } as const;

export function FlightSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const arrival: unknown = useLocation({ select: ({ state }) => state });
  const { user } = useSession();
  const { history } = useRouter();
  const may = usePermission("chat");
  const screen = (
    <FlightsScreen
      search={search}
      arrival={arrival}
      display={display}
      onBack={() => history.back()}
      isOperator={user?.role === "CRM_OPERATOR" || user?.role === "OPERATOR_VENDOR"}
      onSearchChange={(next, { replace }) => void navigate({ to: ".", search: next, replace, resetScroll: !replace })}
    />
  );
  return may ? <WithChat>{screen}</WithChat> : screen;
}

/** The rooms of live chat, for those who chat (CHAT-7). */
const WithChat = ({ children }: { readonly children: ReactNode }) => (
  <ConnectedRoomsContext value={useFlightChat()}>{children}</ConnectedRoomsContext>
);
