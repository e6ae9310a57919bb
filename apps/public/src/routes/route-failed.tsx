import { ErrorPage } from "@gatehouse/features/shell/pages";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";

/** In the place of a traveller page that failed; the frame around it stays. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorPage
      error={error}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
