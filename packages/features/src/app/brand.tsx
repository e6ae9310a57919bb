import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { Mark } from "./mark.tsx";
import { product } from "./product.ts";

export interface BrandProps extends HTMLChakraProps<"span"> {
  /** Whether the name is beside the mark. */
  readonly named?: boolean;
  /** Who speaks instead of us: a name is a name, and is not translated. */
  readonly name?: string;
}

/** The product's mark, the default where a vendor has no logo. The name is a name: it is not translated. */
export const Brand = ({ named = true, name = product.name, ...rest }: BrandProps) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="2.5"
    fontSize="md"
    fontWeight="strong"
    letterSpacing="tight"
    color="fg"
    {...rest}
  >
    <chakra.span
      display="grid"
      placeItems="center"
      flexShrink={0}
      boxSize="6"
      borderRadius="control"
      bg="accent.solid"
      color="accent.contrast"
    >
      <Mark size={16} />
    </chakra.span>
    {named ? name : <chakra.span srOnly>{name}</chakra.span>}
  </chakra.span>
);
