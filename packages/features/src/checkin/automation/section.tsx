import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** One way to put automation right. */
export function Section({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="3"
      justifyItems="start"
      px={{ base: "3", md: "gutter" }}
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: { lg: 0 } }}
    >
      <div>
        <chakra.h2 id={id} textStyle="lg">
          {title}
        </chakra.h2>
        <chakra.p color="fg.muted" maxW="prose" pt="0.5">
          {hint}
        </chakra.p>
      </div>
      {children}
    </chakra.section>
  );
}
