import { useEffect } from "react";
import { useNavigation, useSession } from "../app/index.ts";

/**
 * Leads to the login page when the session is over. Where it ended by itself, the address of the page goes along, so that the
 * reader comes back to it.
 */
export function useSignedOut(): void {
  const { state } = useSession();
  const { navigate, href } = useNavigation();
  const reason = state.status === "signed-out" ? (state.reason ?? "left") : undefined;
  useEffect(() => {
    if (reason === "ended") navigate(`/login?redirectUrl=${encodeURIComponent(href)}`, { replace: true });
    else if (reason === "left") navigate("/login", { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the moment it ends
  }, [reason]);
}
