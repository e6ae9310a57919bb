import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config.ts";
import { type Brand, gatehouse, hasRoute } from "@gatehouse/domain/brand";
import { brandFill, brandIcon } from "./brand.ts";
import { errorBody, sendError } from "./errors.ts";
import { pageAt } from "./page-paths.ts";
import { sendPage, spokenLanguage } from "./pages.ts";
import { addSite, siteFileAt, siteFills } from "./site.ts";
import { allowFrameOf, allowFrames } from "./security.ts";

/** Where the builds of both apps lie. */
export interface AppFolders {
  readonly dashboard: string;
  readonly public: string;
}

const builds = (app: string) => fileURLToPath(new URL(`../../../../${app}/build`, import.meta.url));

export const builtApps: AppFolders = { dashboard: builds("dashboard"), public: builds("public") };

/** Paths of the staff dashboard (API-12); everything else belongs to the traveller site. */
const isDashboard = (pathname: string) => /^\/(?:login|reset-password|dashboard|embedded)(?:\/|$)/.test(pathname);

/** Where the sign-in is the start, it answers all that the traveller site has not (BRD-5). */
const isOfTravellers = (pathname: string) => /^\/(?:info|missing-info)(?:\/|$)/.test(pathname);
/** Where the modules of frames stand for whoever has signed in (EMB-1). */
const dashboardPages: ReadonlyMap<string, string> = new Map([
  ["/dashboard/embedded/fsb", "/dashboard/fsb"],
  ["/dashboard/embedded/trips", "/dashboard/my-trips/upcoming-trips"],
  ["/dashboard/embedded/travel-request", "/dashboard/travel-request/create"],
  ["/dashboard/embedded/ancillary", "/dashboard/ancillary/add"],
  ["/dashboard/embedded/missing-info", "/dashboard/traveler-profile"],
  ["/dashboard/embedded/chat", "/dashboard/chat"],
]);

const year = 365 * 86_400_000;

/** Exact origins whose pages may hold pages of a vendor in a frame. @param vendor what the address says */
export type FrameOrigins = (vendor: string) => Promise<readonly string[]>;

/** Files that are at the top of a build beside its page: icons, `robots.txt`. */
const topFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
          entry.isFile() && !/^\.|\.(?:html|br|gz|map)$/.test(entry.name) ? [entry.name] : [],
        )
      : [],
  );

/**
 * The file of a page. The traveller site's start page is also there as a picture that shows before any script has run, in each
 * language; an address that says more, such as a search, begins otherwise.
 */
function pageFor({ url, headers }: FastifyRequest, pathname: string, folders: AppFolders, brand: Brand): string {
  if (isDashboard(pathname) || (brand.routes === "samgi" && !isOfTravellers(pathname)))
    return path.join(folders.dashboard, "index.html");
  const site = siteFileAt(folders.public, pathname);
  if (site) return site;
  if (pageAt(pathname) === "/chat/window") return path.join(folders.public, "chat.html");
  if (/^\/fg48(?:\/|$)/.test(pathname)) {
    const asked = /[?&]lang=(en|fr)/i.exec(url)?.[1]?.toLowerCase();
    const landing = path.join(folders.public, `fg48-${asked ?? spokenLanguage(headers["accept-language"])}.html`);
    if (existsSync(landing)) return landing;
  }
  // The picture shows the product's own mark and colours.
  if (brand === gatehouse && /^\/(?:fsbsearch)?$/.test(pathname) && !url.includes("?")) {
    const picture = path.join(folders.public, `start-${spokenLanguage(headers["accept-language"])}.html`);
    if (existsSync(picture)) return picture;
  }
  return path.join(folders.public, "index.html");
}

/**
 * Serves both apps from one origin: hashed assets for ever, pages always fresh. Every path that is no call and no file is the
 * page of an app, whose router decides; where no app has a page, its status is 404.
 */
export async function addApps(
  app: FastifyInstance,
  folders: AppFolders,
  config: Pick<Config, "publicUrl" | "brand">,
  frameOrigins: FrameOrigins = () => Promise.resolve([]),
): Promise<void> {
  addSite(app, folders.public, config);
  const { brand } = config;
  const has = (pathname: string): boolean => hasRoute(brand.routes, pathname);
  const fills = siteFills(config, brandFill(brand));
  const fillsWithTexts = siteFills(config, brandFill(brand, true));
  await app.register(fastifyStatic, { root: folders.public, serve: false });
  for (const name of ["dashboard", "public"] as const) {
    const root = path.join(folders[name], "assets", name);
    if (existsSync(root))
      await app.register(fastifyStatic, {
        root,
        prefix: `/assets/${name}/`,
        decorateReply: false,
        index: false,
        immutable: true,
        maxAge: year,
        preCompressed: true,
      });
  }
  const icons = { dashboard: topFiles(folders.dashboard), public: topFiles(folders.public) };

  // Pages of other products load them as scripts of theirs (CHAT-16, EMB-9).
  for (const [address, file, page] of [
    ["/chat/widget.js", "chat/widget.js", "/chat/window"],
    ["/embed.js", "embed/embed.js", "/embedded"],
  ] as const)
    app.get(address, (_request, reply) => {
      if (!has(page) || !existsSync(path.join(folders.public, file)))
        return sendError(reply, errorBody(404, "NOT_FOUND", "There is no such address."));
      void reply.header("cross-origin-resource-policy", "cross-origin");
      return reply.sendFile(file, folders.public, { maxAge: 3_600_000 });
    });

  /** The origin of the page around that asks, where the vendor has named it: nobody learns the others. */
  const namedOrigin = async (url: string): Promise<readonly string[]> => {
    const vendor = /[?&]vendor=(\w{1,40})(?:&|$)/.exec(url)?.[1] ?? "";
    const around = new URLSearchParams(url.split("?", 2)[1]).get("parent") ?? "";
    return vendor === "" || around === "" ? [] : (await frameOrigins(vendor)).filter((origin) => origin === around);
  };

  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split("?", 1)[0] ?? "/";
    // Its address opens a booking, or a request of a partner: no other page, of this site or another, learns it.
    if (/^\/(?:missing-info|fg48|partners\/confirm|partners\/agreement)\/?$/.test(pathname))
      void reply.header("referrer-policy", "no-referrer");
    // Who pays sees it in a frame of the page on which they pay (PAY-2).
    const page = has(pathname) ? pageAt(pathname) : undefined;
    if (page === "/payment/status") allowFrames(reply);
    if (page === "/chat/window") allowFrames(reply, await namedOrigin(request.url));
    else if (page?.startsWith("/embedded/"))
      for (const origin of await namedOrigin(request.url)) allowFrameOf(reply, origin);
    const isPage =
      (request.method === "GET" || request.method === "HEAD") && !/^\/(?:api|assets)(?:\/|$)/.test(pathname);
    if (!isPage) return sendError(reply, errorBody(404, "NOT_FOUND", "There is no such address."));
    // Check-in screens are also known by their path below the dashboard's (API-12).
    if (/^\/checkin(?:\/|$)/.test(pathname) && has("/dashboard/checkin"))
      return reply.redirect(`/dashboard${request.url}`);
    // The start of this brand is its sign-in (BRD-5).
    if (pathname === "/" && !has("/fsbsearch")) return reply.redirect("/login");
    const inDashboard = has(pathname) ? dashboardPages.get(pathname.replace(/\/$/, "")) : undefined;
    if (inDashboard !== undefined) return reply.redirect(inDashboard);
    const name = pathname.slice(1);
    if (name === "favicon.svg" && brand !== gatehouse)
      return reply.type("image/svg+xml").header("cache-control", "public, max-age=3600").send(brandIcon(brand));
    const isOfOwnBrand = name !== "social.png" || brand === gatehouse;
    for (const which of ["public", "dashboard"] as const) {
      if (isOfOwnBrand && icons[which].has(name)) return reply.sendFile(name, folders[which], { maxAge: 3_600_000 });
    }
    // The app's router says in its own page that there is nothing.
    const isInfo = /^\/info\/?$/.test(pathname);
    const isThere = pageAt(pathname) !== undefined && has(pathname);
    if (!isThere) void reply.code(404);
    return sendPage(
      request,
      reply,
      pageFor(request, pathname, folders, brand),
      (isInfo && isThere ? fillsWithTexts : fills)(request),
    );
  });
}
