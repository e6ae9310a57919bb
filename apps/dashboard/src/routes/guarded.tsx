import type { Permission } from "@gatehouse/domain/access";
import { Guarded } from "@gatehouse/features/shell/pages";
import type { RouteComponent } from "@tanstack/react-router";

/** A page behind a configuration id (spec 1 §6). */
export const guarded = (permission: Permission, Page: RouteComponent): RouteComponent =>
  function GuardedPage() {
    return (
      <Guarded permission={permission}>
        <Page />
      </Guarded>
    );
  };
