import { createContext, type ReactNode, use } from "react";

/** Where the page is and how to go elsewhere; the app fills it from its router, so that screens know no router. */
export interface Navigation {
  /** Path of the page, without search and hash. */
  readonly path: string;
  /** Path with search and hash: what a link back here must say. */
  readonly href: string;
  /** @param href a path of this site, with search and hash */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Tells the screens below it where they are and how they go elsewhere. */
export const NavigationProvider = ({
  value,
  children,
}: {
  readonly value: Navigation;
  readonly children: ReactNode;
}) => <NavigationContext value={value}>{children}</NavigationContext>;

/** Where a screen is, and how it goes to another page, without knowing the router. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error("useNavigation needs a NavigationProvider above it.");
  return navigation;
}
