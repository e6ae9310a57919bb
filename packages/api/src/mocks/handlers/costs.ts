import { costProblems, normaliseRecord, standingMarks } from "@gatehouse/domain/costs";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import type { MockBilling, MockCosts } from "../mock-costs.ts";

export interface CostBackend {
  readonly costs: MockCosts;
  readonly user: () => MockUser;
}

function shown({ record, marks, history, ...of }: MockBilling) {
  return {
    id: of.version === 0 ? null : 1,
    ...of,
    ...record,
    serviceFeeDetails: [...record.serviceFeeDetails],
    flightDetails: [...record.flightDetails],
    hotelDetails: [...record.hotelDetails],
    callHouseDetails: [...record.callHouseDetails],
    carDetails: [...record.carDetails],
    marks: Object.entries(marks).map(([field, source]) => ({ field, source })),
    history: history.map(({ changes, filled, ...saved }) => ({ ...saved, changes: [...changes], filled: [...filled] })),
  };
}

/** Billing records, by the rules of domain. */
export function costCalls({ costs, user }: CostBackend): Implementation<typeof contract.costs> {
  return {
    search: ({ bookingno, vendorCode }, fail) => {
      const found = costs.find(bookingno).filter((one) => vendorCode === "" || one.vendorCode === vendorCode);
      const [record, ...others] = found;
      if (!record) throw fail("NOT_FOUND");
      if (others.length > 0)
        throw fail("SEVERAL_VENDORS", {
          vendors: found.map(({ vendorCode, vendorName }) => ({ code: vendorCode, name: vendorName })),
        });
      return { status: true, data: shown(record) };
    },
    save: ({ bookingNo, vendorCode, version, marks, requestId: _id, ...given }, fail) => {
      const record = normaliseRecord(given);
      const problems = costProblems(record);
      if (problems.length > 0) throw fail("INVALID_RECORD", { problems: [...problems] });
      const form = {
        record,
        marks: standingMarks({ record, marks: Object.fromEntries(marks.map(({ field, source }) => [field, source])) }),
      };
      const result = costs.save({ bookingNo, vendorCode, version }, form, user().userid);
      if (!result) throw fail("NOT_FOUND");
      if (!result.saved) throw fail("CHANGED_MEANWHILE", { stands: shown(result.stands) });
      return { status: true, data: shown(result.stands) };
    },
    programs: () => ({ status: true, data: [...costs.programs] }),
  };
}
