import { can, demoUsers, signOnFormProblems } from "@gatehouse/domain/access";
import { checkTemplate, sentTemplates, type TemplateProblem } from "@gatehouse/domain/messaging";
import {
  isTemplateContext,
  templateChannels,
  vendorLanguages,
  logoTypeOf,
  preferenceProblems,
  readPreference,
  settingsProblems,
  vendorLimits,
  vendorPhone,
  vendorProblems,
  uploadProblems,
} from "@gatehouse/domain/vendors";
import type { contract } from "../../contract.ts";
import type { MockUser } from "../factories/user.ts";
import type { Implementation } from "../implement.ts";
import { channelsOf, type MockTemplate, type MockVendor, type MockVendors } from "../mock-vendors.ts";

interface Parts {
  readonly vendors: MockVendors;
  readonly user: () => MockUser;
  readonly now: () => number;
}

const done = { ok: true } as const;

const isSent = ({ channel, context }: Pick<MockTemplate, "channel" | "context">): boolean =>
  templateChannels.some((sent) => sent === channel && sentTemplates[sent].some((each) => each === context));
const templatePlaces =
  templateChannels.reduce((sum, channel) => sum + sentTemplates[channel].length, 0) * vendorLanguages.length;

type Cell = Pick<MockTemplate, "channel" | "context" | "language">;
const isIn = (one: Cell, other: Cell): boolean =>
  one.channel === other.channel && one.context === other.context && one.language === other.language;
const wireProblem = (problem: TemplateProblem) => ({
  code: problem.code,
  name: "name" in problem ? problem.name : "",
  line: "line" in problem ? problem.line : 0,
  column: "column" in problem ? problem.column : 0,
  meant: "meant" in problem ? problem.meant : null,
  place: "place" in problem ? problem.place : null,
});

/** The mocked calls about vendors. */
export function vendorCalls({ vendors, user, now }: Parts): Implementation<typeof contract.vendors> {
  const isAdministrator = () => can(user().permissions, "vendorAdmin");
  const own = () => user().organisation.code;
  /** A level-1 vendor sees one more vendor. */
  const seen = (code: string) =>
    isAdministrator() || code === own() || (user().role === "LEVEL1_VENDOR" && code === "BLA");
  const visible = (id: string): MockVendor | undefined => {
    const found = vendors.find(id === "" ? own() : id);
    return found && seen(found.code) ? found : undefined;
  };
  const editable = ({ code }: MockVendor) => isAdministrator() || code === own();
  const copy = <T>(value: T): T => structuredClone(value);
  const usersOf = (code: string) =>
    demoUsers
      .filter(
        ({ role }) => code === "NWT" && ["VENDOR", "LEVEL1_VENDOR", "TRAVELLER", "OPERATOR_VENDOR"].includes(role),
      )
      .map(({ userid, email, role }, place) => ({
        userid,
        email,
        role,
        name: userid.replaceAll("-", " "),
        lastSignIn: place === 0 ? null : now() - place * 4000,
        sessions: place,
        disabled: false,
      }));
  const recorded = (row: MockVendor, action: string, detail: string) => ({
    history: [{ action, detail, doneBy: user().userid, at: now() }, ...row.history],
  });
  return {
    list: () => ({
      vendors: vendors
        .all()
        .map((row) => ({
          code: row.code,
          orgName: row.details.orgName,
          email: row.details.email,
          phone: vendorPhone(row.details.phoneCode, row.details.phoneNumber),
          website: row.details.website,
          city: row.details.address.city,
          country: row.details.address.country,
          productTypes: [...row.details.productTypes],
          logo: row.logo?.url ?? null,
          channels: channelsOf(row),
          users: usersOf(row.code).length,
          createdAt: row.createdAt,
        }))
        .toSorted((one, other) => one.orgName.localeCompare(other.orgName)),
    }),
    one: ({ id }, fail) => {
      const row = visible(id);
      if (!row) throw fail("NOT_FOUND");
      const { code, details, countryIso2, logo, preferences, settings, version, createdAt, keys, refusedAlerts } = row;
      return copy({
        code,
        details: { ...details, productTypes: [...details.productTypes] },
        countryIso2,
        logo,
        preferences: [...preferences],
        settings: { ...settings, origins: [...settings.origins] },
        version,
        createdAt,
        refusedAlerts,
        editable: editable(row),
        counts: {
          keys: keys.filter(({ revokedAt }) => revokedAt === null).length,
          programs: code === "NWT" ? 17 : 0,
          users: usersOf(code).length,
          templates: row.templates.filter((each) => each.active && isSent(each)).length,
          templatePlaces,
        },
      });
    },
    uploadLogo: ({ file }, fail) => {
      if (file.size >= vendorLimits.logo) throw fail("LOGO_TOO_LARGE");
      if (logoTypeOf(file.type) === undefined) throw fail("LOGO_CONTENT");
      return { documentId: vendors.keepLogo(file), documentName: file.name };
    },
    create: ({ details, password, logo, plate, preferences }, fail) => {
      const problems = [
        ...vendorProblems(details, { country: undefined, password, hasLogo: logo !== "" }),
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
      return { code: made.code, email: details.email };
    },
    save: ({ code, details, version }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      if (row.version !== version) throw fail("CHANGED");
      const problems = [...vendorProblems(details, { country: undefined })];
      if (problems.length > 0) throw fail("INVALID", { problems });
      const other = vendors.find(details.email);
      if (other && other.code !== code) throw fail("TAKEN");
      vendors.change(code, { details, version: version + 1, ...recorded(row, "VENDOR_CHANGED", "") });
      return done;
    },
    changeLogo: ({ code, logo, plate }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      const file = logo === "" ? undefined : vendors.logoOf(logo);
      if (logo !== "" && !file) throw fail("NO_LOGO");
      const next = file
        ? { url: row.logo?.url ?? "data:,", name: file.name, mediaType: file.type, size: file.size, plate }
        : row.logo && { ...row.logo, plate };
      vendors.change(code, { logo: next, ...recorded(row, "VENDOR_LOGO_CHANGED", "") });
      return done;
    },
    savePreference: ({ code, preference }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      const next = readPreference(preference);
      if (!next) throw fail("INVALID", { problems: [...preferenceProblems(preference)] });
      vendors.change(code, {
        preferences: [...row.preferences.filter(({ channel }) => channel !== next.channel), next],
        ...recorded(row, "VENDOR_PREFERENCE_CHANGED", next.channel),
      });
      return done;
    },
    removePreference: ({ code, channel }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      if (row.preferences.length === 1) throw fail("LAST");
      vendors.change(code, { preferences: row.preferences.filter((each) => each.channel !== channel) });
      return done;
    },
    saveSettings: ({ code, settings, version }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      if (row.version !== version) throw fail("CHANGED");
      const problems = settingsProblems(settings).map(({ field, code: wrong }) => ({ field, code: wrong }));
      if (problems.length > 0) throw fail("INVALID", { problems });
      vendors.change(code, { settings, version: version + 1, ...recorded(row, "VENDOR_SETTINGS_CHANGED", "") });
      return done;
    },
    history: ({ code }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      return { entries: [...row.history] };
    },
    keys: ({ code }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      return { keys: [...row.keys] };
    },
    createKey: ({ code, name }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      const id = Math.max(0, ...row.keys.map((key) => key.id)) + 1;
      const made = { id, name, createdAt: now(), lastUsedAt: null, revokedAt: null };
      vendors.change(code, { keys: [...row.keys, made], ...recorded(row, "VENDOR_KEY_CREATED", `key ${id}, ${name}`) });
      return { id, key: `ghv_${"k".repeat(43)}` };
    },
    revokeKey: ({ code, key }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      if (!row.keys.some(({ id, revokedAt }) => id === key && revokedAt === null)) throw fail("NO_KEY");
      vendors.change(code, {
        keys: row.keys.map((each) => (each.id === key ? { ...each, revokedAt: now() } : each)),
        ...recorded(row, "VENDOR_KEY_REVOKED", `key ${key}`),
      });
      return done;
    },
    signOn: ({ code }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      return {
        ...copy(vendors.signOnOf(code)),
        redirectUri: `https://gatehouse.example/login/sso/${code}`,
        signedOutUri: "https://gatehouse.example/login",
        mayChangeDomains: isAdministrator(),
      };
    },
    saveSignOn: ({ code, signOn, version }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      const known = vendors.signOnOf(code);
      if (known.version !== version) throw fail("CHANGED");
      const problems = [
        ...signOnFormProblems(signOn, known.signOn !== null),
        ...(signOn.domains.includes("taken.example") ? [{ field: "domains", code: "taken" }] : []),
      ].map(({ field, code: wrong }) => ({ field, code: wrong }));
      if (problems.length > 0) throw fail("INVALID", { problems });
      const { clientSecret: _, ...shown } = signOn;
      vendors.setSignOn(code, { signOn: shown, version: version + 1 });
      return done;
    },
    removeSignOn: ({ code }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      vendors.setSignOn(code, { signOn: null, version: 0 });
      return done;
    },
    templates: ({ code }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      return {
        templates: row.templates
          .filter(({ active }) => active)
          .map(({ channel, context, language, version, name, documentName, productType }) => ({
            channel,
            context,
            language,
            version,
            name,
            documentName,
            productType,
          })),
        places: templatePlaces,
      };
    },
    templateVersions: ({ code, ...cell }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      return {
        versions: row.templates
          .filter((each) => isIn(each, cell))
          .toSorted((one, other) => other.version - one.version)
          .map(({ channel: _channel, context: _context, language: _language, ...version }) => version),
      };
    },
    lookAtTemplate: ({ html, context }) => ({
      html: html.replaceAll(/<script[\s\S]*?<\/script>/g, ""),
      subject: /<title>([^<]*)/.exec(html)?.[1] ?? "",
      removed: html.includes("<script") ? ["script"] : [],
      problems: isTemplateContext(context) ? checkTemplate(html, context).map(wireProblem) : [],
    }),
    uploadTemplates: ({ code, ...upload }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      if (uploadProblems(upload).length > 0) throw fail("INVALID", { problems: [] });
      const problems = upload.templates.flatMap(({ html, context }, at) =>
        isTemplateContext(context) ? checkTemplate(html, context).map((each) => ({ at, ...wireProblem(each) })) : [],
      );
      if (problems.length > 0) throw fail("REFUSED", { problems });
      let { templates } = row;
      for (const { documentName, html, name, context, language } of upload.templates) {
        const cell = { channel: upload.channel, context, language };
        const version = Math.max(0, ...templates.filter((each) => isIn(each, cell)).map((each) => each.version)) + 1;
        templates = [
          ...templates.map((each) => (isIn(each, cell) ? { ...each, active: false } : each)),
          {
            ...cell,
            version,
            name,
            documentName,
            html,
            subject: "",
            productType: upload.productType,
            uploadedBy: user().userid,
            uploadedAt: now(),
            active: true,
          },
        ];
      }
      vendors.change(code, { templates, ...recorded(row, "VENDOR_TEMPLATE_UPLOADED", "") });
      return done;
    },
    chooseVersion: ({ code, version, ...cell }, fail) => {
      const row = visible(code);
      if (!row) throw fail("NOT_FOUND");
      if (!editable(row)) throw fail("READ_ONLY");
      vendors.change(code, {
        templates: row.templates.map((each) =>
          isIn(each, cell) ? { ...each, active: each.version === version } : each,
        ),
        ...recorded(row, "VENDOR_TEMPLATE_CHOSEN", ""),
      });
      return done;
    },
    users: ({ code }, fail) => {
      if (!visible(code)) throw fail("NOT_FOUND");
      return { users: usersOf(code) };
    },
  };
}
