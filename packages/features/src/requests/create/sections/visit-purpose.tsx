import { chakra } from "@chakra-ui/react";
import { visitPurposes } from "@gatehouse/domain/requests";
import { useMessages } from "../../../i18n/index.ts";
import { RequestSelect } from "../fields/request-select.tsx";
import { RequestText } from "../fields/request-text.tsx";
import { useRequestField } from "../form/use-request-field.ts";
import { useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { Part } from "./part.tsx";

/** What the visit is for, and what the program asks besides. */
export function VisitPurpose() {
  const t = useMessages(messages);
  const { values, sections, program } = useRequestForm();
  const { id, value, error, change, leave } = useRequestField("purpose");
  const own = sections.dynamicFields && program ? values.dynamicFields : [];
  const said = [value, ...own.map((field) => field.value)].filter((text) => text.trim() !== "");
  return (
    <Part part="purpose" isBand summary={said.length > 0 ? said.join(", ") : undefined}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "1fr", sm: own.length > 0 ? "minmax(0, 1.6fr) minmax(0, 1fr)" : "1fr" }}
        gap="2"
      >
        <RequestSelect
          id={id}
          label={t("field.purpose")}
          value={value}
          placeholder={t("select")}
          // What is stored is what people read, in every language.
          options={visitPurposes.map((purpose) => ({ value: purpose, text: purpose }))}
          onChange={change}
          onBlur={leave}
          error={error}
        />
        {own.map((field, place) => (
          <RequestText key={field.name} path={`dynamicFields.${place}.value`} label={field.label} />
        ))}
      </chakra.div>
    </Part>
  );
}
