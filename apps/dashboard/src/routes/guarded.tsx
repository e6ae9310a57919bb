import type { Permission } from "@gatehouse/domain/access";
import { Guarded } from "@gatehouse/features/shell/pages";
import type { LazyComponent } from "@gatehouse/ui/lazy";
import type { RouteComponent } from "@tanstack/react-router";

/** A page behind a configuration id (ACC-4). */
export const guarded = (permission: Permission, Page: LazyComponent<object>): RouteComponent => {
  const GuardedPage = () => (
    <Guarded permission={permission}>
      <Page />
    </Guarded>
  );
  return Object.assign(GuardedPage, { preload: Page.preload });
};
