import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PageHeader } from "../app/page-header.tsx";

export interface ReportPageProps {
  readonly title: string;
  /** What the report is, in a sentence. */
  readonly lead: string;
  /** Ways to a sister report. */
  readonly tabs?: ReactNode;
  /** What is asked for. */
  readonly form: ReactNode;
  /** What the reader should know about it. */
  readonly aside: ReactNode;
  /** What came of it. */
  readonly children?: ReactNode;
}

/** A report that is asked for by a form: the form, what it means, and below it what came of it. */
export const ReportPage = ({ title, lead, tabs, form, aside, children }: ReportPageProps) => (
  <chakra.div display="flex" flexDirection="column" gap="4" minH="full" px={{ base: "3", md: "gutter" }} pt="2" pb="4">
    <chakra.header display="grid" gap="1">
      <PageHeader title={title} />
      <chakra.p color="fg.muted" maxW="prose">
        {lead}
      </chakra.p>
      {tabs}
    </chakra.header>
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 44rem) minmax(0, 24rem)" }}
      columnGap="12"
      rowGap="5"
    >
      {form}
      {aside}
    </chakra.div>
    {children}
  </chakra.div>
);
