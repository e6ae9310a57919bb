import { chakra, Skeleton } from "@chakra-ui/react";

/** The shape of the menu while it is read. */
export const NavSkeleton = ({ label, folded }: { readonly label: string; readonly folded: boolean }) => (
  <chakra.output aria-label={label} display="flex" flexDirection="column" gap="4" px="2.5" py="4">
    {[60, 80, 50, 70].map((width) => (
      <Skeleton key={width} height="3" width={folded ? "5" : `${width}%`} />
    ))}
  </chakra.output>
);
