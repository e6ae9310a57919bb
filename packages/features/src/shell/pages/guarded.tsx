import type { Permission } from "@gatehouse/domain/access";
import type { ReactNode } from "react";
import { Can } from "../../app/index.ts";
import { NoPermissionPage } from "./no-permission-page.tsx";

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
