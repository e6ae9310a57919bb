import { Button } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { EmptyState, type EmptyStateProps } from "../empty-state/index.ts";

export interface ErrorStateProps extends Omit<EmptyStateProps, "actions" | "title" | "role"> {
  /** Left out where trying again cannot help. */
  readonly onRetry?: () => void;
  /** While the next attempt runs. */
  readonly retrying?: boolean;
  readonly labels: {
    /** What did not work. */
    readonly title: string;
    readonly retry: string;
  };
}

/** Says what happened and offers to try again; announced at once by screen readers. */
export function ErrorState({ onRetry, retrying = false, labels, drawing = "cable", ...rest }: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      drawing={drawing}
      title={labels.title}
      actions={
        onRetry && (
          <Button onClick={onRetry} disabled={retrying}>
            <RotateCw aria-hidden /> {labels.retry}
          </Button>
        )
      }
      {...rest}
    />
  );
}
