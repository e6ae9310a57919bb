import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** At the bottom in the middle, over the page, which stays as it is. */
export const PageNoticeStack = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div
    position="fixed"
    zIndex="toast"
    bottom="3"
    insetInline="0"
    px="3"
    display="flex"
    flexDirection="column"
    alignItems="center"
    gap="2"
    pointerEvents="none"
    css={{ "@media print": { display: "none" } }}
  >
    {children}
  </chakra.div>
);

/** One of them. */
export const PageNotice = ({
  children,
  ...rest
}: {
  readonly children: ReactNode;
  readonly pointerEvents?: "auto";
  readonly role?: string;
}) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="2"
    maxW="2xl"
    px="4"
    py="2"
    borderRadius="panel"
    borderWidth="1px"
    borderColor="border.subtle"
    bg="bg.panel"
    boxShadow="overlay"
    textStyle="sm"
    {...rest}
  >
    {children}
  </chakra.div>
);
