import type { Permission } from "@gatehouse/domain/access";
import { lazyComponent } from "@gatehouse/ui/lazy";
import type { ReactNode } from "react";
import { Can } from "../../app/index.ts";

/** Loaded when it is needed: most people never see it. */
const NoPermissionPage = lazyComponent<{ readonly permission: Permission }>(
  async () => (await import("./no-permission-page.tsx")).NoPermissionPage,
  { turn: "later" },
);

/** A page that takes a permission; anyone who lacks it is told which one. The server checks every call anyway. */
export const Guarded = ({
  permission,
  children,
}: {
  readonly permission: Permission;
  readonly children: ReactNode;
}) => (
  <Can permission={permission} otherwise={<NoPermissionPage permission={permission} />}>
    {children}
  </Can>
);
