import { chakra } from "@chakra-ui/react";
import { type ReportFormat, reportFormats } from "@gatehouse/domain/reports";
import { Choice } from "@gatehouse/ui/choice";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useMessages } from "../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface FormatFieldProps {
  readonly label: string;
  /** What the form library gives an input. */
  readonly field: UseFormRegisterReturn;
}

/** The kind of file that a job makes. */
export function FormatField({ label, field }: FormatFieldProps) {
  const t = useMessages(messages);
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.legend fontWeight="strong" pb="1.5">
        {label}
      </chakra.legend>
      <chakra.div display="flex" gap="5" minH="control" alignItems="center">
        {reportFormats.map((format: ReportFormat) => (
          <chakra.label key={format} display="inline-flex" alignItems="center" gap="2" cursor="pointer">
            <Choice type="radio" value={format} {...field} />
            {t(`format.${format}`)}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
