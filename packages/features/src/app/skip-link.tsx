import { chakra } from "@chakra-ui/react";

export interface SkipLinkProps {
  readonly label: string;
  readonly target: () => HTMLElement | null;
}

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <chakra.button
      type="button"
      onClick={() => target()?.focus()}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipLink"
      px="3"
      height="control"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
      fontWeight="strong"
      css={{
        "&:not(:focus-visible)": {
          width: "1px",
          height: "1px",
          padding: 0,
          overflow: "hidden",
          clipPath: "inset(50%)",
        },
      }}
    >
      {label}
    </chakra.button>
  );
}
