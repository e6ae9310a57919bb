import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawing.tsx";

export interface EmptyStateProps extends Omit<HTMLChakraProps<"div">, "title" | "children"> {
  readonly drawing?: DrawingName;
  /** Why there is nothing. */
  readonly title: string;
  /** A heading where the message is the whole page. */
  readonly titleAs?: "p" | "h1" | "h2";
  /** What to do next. */
  readonly children?: ReactNode;
  /** Buttons or links that do it. */
  readonly actions?: ReactNode;
}

/** A view without content says why, and what to do next. */
export function EmptyState({ drawing = "runway", title, titleAs = "p", children, actions, ...rest }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="2"
      px="gutter"
      py="10"
      textAlign="center"
      {...rest}
    >
      <Drawing name={drawing} />
      <chakra.p as={titleAs} textStyle="lg" maxW="prose">
        {title}
      </chakra.p>
      {children !== undefined && (
        <chakra.div color="fg.muted" maxW="52ch" textWrap="balance">
          {children}
        </chakra.div>
      )}
      {actions !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="center" pt="2">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}
