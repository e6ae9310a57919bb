import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** What the reader should know about a report, beside its form. */
export function HelpAside({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <chakra.aside
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      gap="2"
      alignSelf="start"
      color="fg.muted"
      maxW="prose"
    >
      <chakra.h2 id={id} textStyle="md" fontWeight="strong" color="fg">
        {title}
      </chakra.h2>
      {children}
    </chakra.aside>
  );
}
