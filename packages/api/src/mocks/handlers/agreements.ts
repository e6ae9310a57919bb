import {
  agreementCode,
  isOpenProspect,
  preferenceProblems,
  prospectProblems,
  readPreference,
  reasonProblem,
  vendorProblems,
} from "@gatehouse/domain/vendors";
import type { contract } from "../../contract.ts";
import { createTextPdf } from "../factories/sample-pdf.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import { type MockAgreements, mockPartnerKeys, type MockProspect } from "../mock-agreements.ts";
import type { MockVendors } from "../mock-vendors.ts";

interface Parts {
  readonly agreements: MockAgreements;
  readonly vendors: MockVendors;
  readonly user: () => MockUser;
  readonly now: () => number;
}

const done = { ok: true } as const;
const sameName = (one: MockProspect, name: string): boolean => one.orgName.toLowerCase() === name.trim().toLowerCase();

/** The mocked calls about prospects and their agreements. */
export function agreementCalls({ agreements, vendors, user, now }: Parts): Implementation<typeof contract.agreements> {
  const meant = (id: number, orgName: string): MockProspect | undefined => {
    if (id > 0) return agreements.find(id);
    const named = agreements.all().filter((row) => sameName(row, orgName));
    return named.find(({ state }) => isOpenProspect(state)) ?? named[0];
  };
  return {
    pending: () => ({ prospects: structuredClone(agreements.all().filter(({ state }) => isOpenProspect(state))) }),
    one: ({ id, orgName }, fail) => {
      const row = meant(id, orgName);
      if (!row) throw fail("NOT_FOUND");
      const others = agreements.all().filter((each) => each.id !== row.id && sameName(each, row.orgName));
      return structuredClone({
        ...row,
        others: others.map(({ id: other, email, state, changedAt }) => ({ id: other, email, state, changedAt })),
      });
    },
    file: ({ id }, fail) => {
      const row = agreements.find(id);
      if (!row) throw fail("NOT_FOUND");
      if (!row.file) throw fail("NO_FILE");
      return new File([createTextPdf(["Partner agreement", row.orgName, "Signed:"])], row.file.name, {
        type: "application/pdf",
      });
    },
    approve: ({ id, version, details, preferences, logo, plate }, fail) => {
      const row = agreements.find(id);
      if (!row) throw fail("NOT_FOUND");
      if (row.version !== version || row.state !== "PENDING") throw fail("CHANGED", { state: row.state, by: row.by });
      if (!row.file) throw fail("NO_AGREEMENT");
      const problems = [
        ...vendorProblems(details, { country: undefined, hasLogo: logo !== "" }),
        ...preferences.flatMap((form, at) => preferenceProblems(form).map((problem) => ({ ...problem, at }))),
      ];
      if (problems.length > 0) throw fail("INVALID", { problems });
      if (vendors.find(details.email)) throw fail("TAKEN");
      const file = vendors.logoOf(logo);
      if (!file) throw fail("NO_LOGO");
      const made = vendors.add(
        {
          details,
          preferences: preferences.flatMap((form) => readPreference(form) ?? []),
          logo: { url: "data:,", name: file.name, mediaType: file.type, size: file.size, plate },
        },
        now(),
      );
      agreements.step(id, "approved", user().userid, { vendor: { code: made.code, email: details.email } });
      return { code: made.code, email: details.email };
    },
    ...settleCalls({ agreements, user }),
  };
}

function settleCalls({ agreements, user }: Pick<Parts, "agreements" | "user">) {
  type Settle = NonNullable<Implementation<typeof contract.agreements>["refuse"]>;
  const settle =
    (event: "refused" | "fileAsked"): Settle =>
    ({ id, version, reason }, fail) => {
      const code = reasonProblem(reason);
      if (code) throw fail("REASON", { code });
      const row = agreements.find(id);
      if (!row) throw fail("NOT_FOUND");
      const isMine = row.version === version && agreements.step(id, event, user().userid, { reason });
      if (!isMine) throw fail("CHANGED", { state: row.state, by: row.by });
      return done;
    };
  return { refuse: settle("refused"), askForFile: settle("fileAsked") };
}

/** What prospects do; the keys of their mails are those of `mockPartnerKeys`. */
export function partnerCalls(agreements: MockAgreements): Implementation<typeof contract.partners> {
  const usedUp = new Set<string>();
  const whyOver = (key: string): "used" | "expired" | "unknown" | undefined => {
    if (usedUp.has(key) || key === mockPartnerKeys.used) return "used";
    if (key === mockPartnerKeys.expired) return "expired";
    return key === mockPartnerKeys.confirm || key === mockPartnerKeys.file ? undefined : "unknown";
  };
  const asked = () => agreements.all().find(({ state }) => state === "FILE_ASKED");
  return {
    submit: ({ file, homepage, ...form }, fail) => {
      if (homepage !== "") return done;
      const problems = prospectProblems(form);
      if (problems.length > 0) throw fail("INVALID", { problems: [...problems] });
      const code = file && agreementCode(file);
      if (code) throw fail(code);
      return done;
    },
    resend: () => done,
    confirm: ({ key }, fail) => {
      const why = whyOver(key);
      if (why === "unknown") throw fail("LINK_NOT_FOUND");
      if (why) throw fail("LINK_OVER", { why });
      usedUp.add(key);
      return { orgName: "Aurelia Journeys" };
    },
    openFile: ({ key }, fail) => {
      const why = whyOver(key);
      const row = asked();
      if (why === "unknown" || (!why && !row)) throw fail("LINK_NOT_FOUND");
      if (why) throw fail("LINK_OVER", { why });
      return { orgName: row?.orgName ?? "", reason: row?.reason ?? "" };
    },
    sendFile: ({ key, file, agreementSigned }, fail) => {
      const why = whyOver(key);
      const row = asked();
      if (why === "unknown" || (!why && !row)) throw fail("LINK_NOT_FOUND");
      if (why) throw fail("LINK_OVER", { why });
      const code = agreementCode(file);
      if (code) throw fail(code);
      usedUp.add(key);
      if (row)
        agreements.step(row.id, "fileReceived", "", {
          agreementAttached: true,
          agreementSigned,
          reason: "",
          file: { name: file.name, size: file.size, pages: 1 },
        });
      return done;
    },
  };
}
