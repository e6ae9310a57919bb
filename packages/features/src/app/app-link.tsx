import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { MouseEvent } from "react";
import { hasPage } from "./product.ts";
import { useNavigation } from "./navigation.tsx";

export interface AppLinkProps extends HTMLChakraProps<"a"> {
  /** A path of this site. */
  readonly href: string;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A real link that changes the page without loading it again; a new tab, a copied address and a download stay the browser's.
 * Its words alone, where the brand has no such page (BRD-3).
 */
export function AppLink({ href, onClick, target, ...rest }: AppLinkProps) {
  const { navigate } = useNavigation();
  if (!hasPage(href.split(/[?#]/, 1)[0] ?? "")) return <chakra.span {...rest} color="inherit" textDecoration="none" />;
  return (
    <chakra.a
      href={href}
      {...(target === undefined ? {} : { target })}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || target !== undefined || !isPlain(event)) return;
        event.preventDefault();
        navigate(href);
      }}
      {...rest}
    />
  );
}
