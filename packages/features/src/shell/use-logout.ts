import { leaveFor } from "../app/leave.ts";
import { useSession, useToast } from "../app/index.ts";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** Signs out; says so when the server could not be reached and the session stays. */
export function useLogout(): () => void {
  const t = useMessages(messages);
  const { logout } = useSession();
  const toast = useToast();
  return () => void logout().then(leaveFor, () => toast({ tone: "error", title: t("logoutFailed") }));
}
