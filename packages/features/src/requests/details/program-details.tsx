import { programAirports } from "@gatehouse/domain/requests";
import { useMessages } from "../../i18n/index.ts";
import type { ReadRequest } from "./data/use-request.ts";
import { Facts } from "./facts.tsx";
import { messages } from "./messages/index.ts";
import { Section } from "./section.tsx";

export interface ProgramDetailsProps {
  readonly request: ReadRequest["travelRequest"];
  readonly copies: boolean;
}

/** What the trip is for. */
export function ProgramDetails({ request: { program, request }, copies }: ProgramDetailsProps) {
  const t = useMessages(messages);
  const department = program?.deptInfos.find(({ deptCode }) => deptCode === request.program?.deptCode);
  const airports = program ? programAirports(program) : [];
  const codes = (kind: string): string =>
    airports
      .filter((airport) => airport.kind === kind)
      .map(({ iata }) => iata)
      .join(", ");
  const purpose = [
    { label: t("program.purpose"), text: request.visitPurpose.purpose },
    ...request.visitPurpose.dynamicFields.map(({ label, value }) => ({ label, text: value })),
  ];
  if (!program)
    return (
      <Section title={t("purpose.title")}>
        <Facts copies={copies} facts={purpose} />
      </Section>
    );
  return (
    <Section title={t("program.title")}>
      <Facts
        copies={copies}
        facts={[
          { label: t("program.hospital"), text: program.hospital },
          {
            label: t("program.department"),
            text: department ? `${department.deptCode} ${department.deptName}` : "",
          },
          {
            label: t("program.place"),
            text: [program.city, program.state].filter((part) => part !== "").join(", "),
          },
          { label: t("program.best"), text: codes("best"), mono: true },
          { label: t("program.closest"), text: program.closestAirport, mono: true },
          { label: t("program.others"), text: codes("other"), mono: true },
          ...purpose,
        ]}
      />
    </Section>
  );
}
