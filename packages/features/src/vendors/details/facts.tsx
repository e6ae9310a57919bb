import { Button, chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface SectionProps {
  readonly title: string;
  readonly onEdit?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A part of the details with its heading, and a hairline above. */
export function Section({ title, onEdit, children }: SectionProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      py="4"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: "0", pt: "0" }}
    >
      <chakra.header display="flex" alignItems="center" gap="3" pb="2" minH="control">
        <chakra.h2 id={id} textStyle="md" fontWeight="strong" flex="1">
          {title}
        </chakra.h2>
        {onEdit && (
          <Button variant="plain" color="accent.fg" aria-label={t("edit.of", { part: title })} onClick={onEdit}>
            {t("edit")}
          </Button>
        )}
      </chakra.header>
      {children}
    </chakra.section>
  );
}

/** Facts as a list of names and values. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns={{ base: "minmax(0, 7rem) minmax(0, 1fr)", sm: "minmax(0, 9rem) minmax(0, 1fr)" }}
    columnGap="3"
    rowGap="1.5"
    m="0"
  >
    {children}
  </chakra.dl>
);

/** The name and the value of one of a vendor's facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd m="0" minW="0" overflowWrap="anywhere">
        {children === "" ? t("fact.none") : children}
      </chakra.dd>
    </>
  );
}
