import { ErrorPage, UnreachablePage } from "@gatehouse/features/shell/pages";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ServerUnreachable } from "../guard-errors.ts";

/** In the place of a dashboard page that failed, or while the server cannot be reached; whatever is around it stays. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return error instanceof ServerUnreachable ? (
    <UnreachablePage onReachable={again} />
  ) : (
    <ErrorPage error={error} onRetry={again} />
  );
}
