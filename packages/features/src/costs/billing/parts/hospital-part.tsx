import { chakra, NativeSelect } from "@chakra-ui/react";
import { otherProgram, type ProgramChoice } from "@gatehouse/domain/costs";
import { useBillingPrograms } from "../data/use-billing-programs.ts";
import type { BillingState } from "../form/use-billing-form.ts";
import { Part, RowSheet } from "./sheets.tsx";
import { useWords } from "./use-words.ts";

const none: readonly ProgramChoice[] = [];
const keyOf = ({ id, deptCenterCode }: ProgramChoice): string => `${id} ${deptCenterCode}`;

/** Hospital Details: a program fills them, Others leaves them to be typed (COST-12). */
export function HospitalPart({ state }: { readonly state: BillingState }) {
  const { t } = useWords();
  const programs = useBillingPrograms(state.read.vendorCode) ?? none;
  const { record } = state.form;
  const chosen = programs.find(
    ({ hospital, deptCenterCode, id }) =>
      id !== 0 && hospital === record.hospitalName && deptCenterCode === record.hospitalDepartmentCode,
  );
  const other = programs.find(({ deptCenterCode }) => deptCenterCode === otherProgram);
  const value = chosen ? keyOf(chosen) : record.hospitalName !== "" && other ? keyOf(other) : "";
  const choose = (key: string): void => {
    const program = programs.find((one) => keyOf(one) === key);
    if (!program) return;
    const isOther = program.deptCenterCode === otherProgram;
    state.fillIn({
      hospitalName: isOther ? "" : program.hospital,
      hospitalDepartmentCode: isOther ? "" : program.deptCenterCode,
      hospitalDepartmentName: program.deptName,
      hospitalLocation: program.state,
      locationCity: program.city,
    });
    if (isOther) requestAnimationFrame(() => document.getElementById("costs-hospital.0.hospitalName")?.focus());
  };
  return (
    <Part
      title={t("part.hospital")}
      note={
        <NativeSelect.Root width={{ base: "full", md: "20rem" }} disabled={programs.length === 0}>
          <NativeSelect.Field
            aria-label={t("program.choose")}
            value={value}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="" disabled>
              {t("program.none")}
            </option>
            {programs.map((program) => (
              <option key={keyOf(program)} value={keyOf(program)}>
                {program.deptCenterCode === otherProgram
                  ? t("program.others")
                  : [program.hospital, program.deptCenterCode, program.deptName]
                      .filter((part) => part !== "")
                      .join(" · ")}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      }
    >
      <chakra.div>
        <RowSheet state={state} part="hospital" />
      </chakra.div>
    </Part>
  );
}
