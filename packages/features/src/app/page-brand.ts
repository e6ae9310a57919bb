import { useEffect } from "react";
import { createStore } from "./store.ts";

/** In whose name a page of the traveller site speaks. */
export interface PageBrand {
  readonly name: string;
  /** Address of a picture; null where there is none. */
  readonly logo: string | null;
}

/** What stands in the header in the place of our own mark; undefined for ours. */
export const pageBrand = createStore<PageBrand | undefined>(undefined);

/** Shows a vendor's brand for as long as the page stands. */
export function usePageBrand(brand: PageBrand | undefined): void {
  const { name, logo = null } = brand ?? {};
  useEffect(() => {
    if (name === undefined) return undefined;
    pageBrand.set({ name, logo });
    return () => pageBrand.set(undefined);
  }, [name, logo]);
}
