import type { Program } from "../requests/index.ts";

/** A choice of program on the page (COST-12). */
export interface ProgramChoice {
  /** 0 for Others. */
  readonly id: number;
  readonly hospital: string;
  /** The department's code; empty for a program without departments, `Others` for what is none of them. */
  readonly deptCenterCode: string;
  readonly deptName: string;
  readonly state: string;
  readonly city: string;
}

/** The code of what is none of the programs. */
export const otherProgram = "Others";

/** The programs of a vendor as choices, each department by itself, by name; Others comes last. */
export const programChoices = (programs: readonly Program[]): readonly ProgramChoice[] => [
  ...programs
    .flatMap(({ id, hospital, deptInfos, state, city }) =>
      (deptInfos.length === 0 ? [{ deptCode: "", deptName: "" }] : deptInfos).map(({ deptCode, deptName }) => ({
        id,
        hospital,
        deptCenterCode: deptCode,
        deptName,
        state,
        city,
      })),
    )
    .toSorted(
      (one, other) =>
        one.hospital.localeCompare(other.hospital, "en") || (one.deptCenterCode < other.deptCenterCode ? -1 : 1),
    ),
  { id: 0, hospital: otherProgram, deptCenterCode: otherProgram, deptName: "", state: "", city: "" },
];
