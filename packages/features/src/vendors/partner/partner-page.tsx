import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { usePageTitle } from "../../app/index.ts";

export interface PartnerPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** It took the place of another page: the title is read out, and the keyboard goes on from there. */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** A page of prospects: its title, what it is about, and a column that is easy to read. */
export function PartnerPage({ title, lead, takesFocus = false, children }: PartnerPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <chakra.div
      width="full"
      maxW="40rem"
      pt="6"
      pb={{ base: "7", lg: "10" }}
      display="grid"
      gap="5"
      overflowWrap="anywhere"
    >
      <chakra.div>
        <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="xl" textWrap="balance">
          {title}
        </chakra.h1>
        {lead !== undefined && (
          <chakra.p mt="1.5" maxW="prose" color="fg.muted">
            {lead}
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
