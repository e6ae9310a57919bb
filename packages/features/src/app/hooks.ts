import { type Api, errorCode } from "@gatehouse/api/client";
import type { LiveEvent, LiveEventType } from "@gatehouse/api/realtime";
import { can, type Permission, type Role } from "@gatehouse/domain/access";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { type Catalogue, type Messages, textOf, useMessages } from "../i18n/index.ts";
import type { Action } from "./actions.ts";
import { useApp } from "./app-context.ts";
import type { LiveState } from "./live.ts";
import { messages as common } from "./messages/index.ts";
import type { Session, SessionState, User } from "./session.ts";
import type { Shortcut } from "./shortcuts.ts";
import { useStore } from "./store.ts";
import { type ShowToast, showToast } from "./toasts.ts";

/** Every call of the product, with the session of the signed-in user. */
export const useApi = (): Api => useApp().session.api;

/** Whether and who is signed in, and how to change it. */
export function useSession(): Pick<Session, "login" | "enter" | "logout" | "start"> & {
  readonly state: SessionState;
  readonly user: User | undefined;
} {
  const { session } = useApp();
  const state = useStore(session.state);
  return {
    login: session.login,
    enter: session.enter,
    logout: session.logout,
    start: session.start,
    state,
    user: state.status === "signed-in" ? state.user : undefined,
  };
}

/** Whether the user may do this. The server checks too: this only spares the reader a refusal. */
export function usePermission(code: Permission): boolean {
  const { user } = useSession();
  return user !== undefined && can(user.permissions, code);
}

/** Shows its children to anyone who may do this, and `otherwise` to everybody else. */
export function Can({
  permission,
  children,
  otherwise = null,
}: {
  readonly permission: Permission;
  readonly children: ReactNode;
  readonly otherwise?: ReactNode;
}): ReactNode {
  return usePermission(permission) ? children : otherwise;
}

/** What a role is called in the reader's language. */
export function useRoleName(): (role: Role) => string {
  const t = useMessages(common);
  return (role) => t(`role.${role}`);
}

/** The newest value of something that changes on every render, for callbacks that outlive it. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Calls the handler for each live event of a type while the component is mounted. After a gap in the stream comes `resync`:
 * listen to it too and read again.
 */
export function useLive<T extends LiveEventType>(
  type: T,
  handler: (event: Extract<LiveEvent, { type: T }>) => void,
): void {
  const { live } = useApp();
  const latest = useLatest(handler);
  useEffect(() => live.on(type, (event) => latest.current(event)), [live, type, latest]);
}

/** Whether changes made elsewhere arrive at the moment. */
export const useLiveState = (): LiveState => useStore(useApp().live.state);

/** A key that works while the component is mounted, and is listed under `?`. Ignored while typing and below a dialog. */
export function useShortcut({ keys, label, run, enabled = true, listed = false }: Shortcut): void {
  const { shortcuts } = useApp();
  const id = useId();
  const latest = useLatest(run);
  useEffect(() => {
    shortcuts.set(id, [{ keys, label, enabled, listed, run: () => latest.current() }]);
    return () => shortcuts.remove(id);
  }, [shortcuts, id, keys, label, enabled, listed, latest]);
}

/** Offers actions in the command palette while the component is mounted. */
export function useActions(actions: readonly Action[]): void {
  const { actions: registry } = useApp();
  const id = useId();
  const latest = useLatest(actions);
  // Functions and icons are taken from the newest render; only what a reader would notice makes a new entry.
  const visible = JSON.stringify(
    actions.map(({ id: name, label, keys, keywords, disabled }) => [name, label, keys, keywords, disabled]),
  );
  const [offered, setOffered] = useState({ visible, actions });
  if (offered.visible !== visible) setOffered({ visible, actions });
  useEffect(() => {
    registry.set(
      id,
      offered.actions.map((action) => ({
        ...action,
        run: () => latest.current.find((newest) => newest.id === action.id)?.run(),
      })),
    );
    return () => registry.remove(id);
  }, [registry, id, offered, latest]);
}

/** Shows a message that goes away by itself. */
export const useToast = (): ShowToast => showToast;

/**
 * The words for a failed call: the area's text `error.<CODE>` first, then the common one.
 * @param own the area's messages
 */
export function useErrorText<M extends Catalogue>(own?: Messages<M>): (error: unknown) => string {
  const t = useMessages(common);
  return useCallback(
    (error) => {
      const key = `error.${errorCode(error)}`;
      return (own && textOf(own, key)) ?? textOf(common, key) ?? t("error.UNKNOWN");
    },
    [own, t],
  );
}
