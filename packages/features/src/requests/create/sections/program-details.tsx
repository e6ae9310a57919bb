import { chakra } from "@chakra-ui/react";
import { useMessages } from "../../../i18n/index.ts";
import { RequestSelect } from "../fields/request-select.tsx";
import { idOf } from "../form/paths.ts";
import { useFieldError, useRequestForm } from "../form/request-form-context.ts";
import { messages } from "../messages/index.ts";
import { Part } from "./part.tsx";

/** For which hospital, and for which of its departments (REQ-4). */
export function ProgramDetails() {
  const t = useMessages(messages);
  const { form, values, start, sections, program, suggested, leave } = useRequestForm();
  const departments = program?.deptInfos ?? [];
  const programError = useFieldError("programId");
  const departmentError = useFieldError("deptCode");
  const choose = (id: number | null): void => {
    const chosen = start.programs.find((one) => one.id === id);
    const [only, ...others] = chosen?.deptInfos ?? [];
    form.setValue("programId", id, { shouldDirty: true });
    form.setValue("deptCode", only && others.length === 0 ? only.deptCode : "");
    form.setValue("dynamicFields", chosen?.dynamicFields ?? []);
    form.setValue("consent", null);
  };
  const department = departments.find(({ deptCode }) => deptCode === values.deptCode);
  const [best, ...others] = suggested.map(({ airport }) => airport.code);
  return (
    <Part
      part="program"
      isBand
      summary={program ? [program.hospital, department?.deptName].filter(Boolean).join(", ") : undefined}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "1fr", sm: departments.length > 0 ? "1fr 1fr" : "1fr" }}
        gap="2"
      >
        <RequestSelect
          id={idOf("programId")}
          label={t("field.programId")}
          optional={sections.programRequired ? undefined : t("optional")}
          value={values.programId === null ? "" : String(values.programId)}
          placeholder={t(sections.programRequired ? "select" : "noProgram")}
          options={start.programs.map(({ id, hospital }) => ({ value: String(id), text: hospital }))}
          onChange={(value) => choose(value === "" ? null : Number(value))}
          onBlur={() => leave("programId")}
          error={programError}
        />
        {departments.length > 0 && (
          <RequestSelect
            id={idOf("deptCode")}
            label={t("field.deptCode")}
            value={values.deptCode}
            placeholder={t("select")}
            options={departments.map(({ deptCode, deptName }) => ({
              value: deptCode,
              text: `${deptCode} ${deptName}`,
            }))}
            onChange={(value) => form.setValue("deptCode", value, { shouldDirty: true })}
            onBlur={() => leave("deptCode")}
            error={departmentError}
          />
        )}
      </chakra.div>
      {program && (
        <chakra.p mt="1" textStyle="xs" color="fg.muted">
          {[
            best === undefined
              ? `${program.city}, ${program.state}`
              : t("program.airports", { place: `${program.city}, ${program.state}`, best }),
            ...(others.length > 0 ? [t("program.others", { codes: others.join(", ") })] : []),
          ].join(", ")}
        </chakra.p>
      )}
    </Part>
  );
}
