import type { MenuNode } from "./menu.ts";
import type { Role } from "./roles.ts";

type HasPage = (pathname: string) => boolean;
const everyPage: HasPage = () => true;

/** The path as a server reads it; undefined for one that cannot be read. */
function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(address.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
}

/**
 * A path of this site taken from an address parameter, or undefined for anything else: other origins, `//host` (also where dot
 * segments would lead to it), backslashes, control characters, the login page itself (ACC-12, ASVS 3.7.2).
 * @param has whether there is such a page: a brand may have fewer (BRD-3)
 */
export function safeRedirect(candidate: string | undefined, has: HasPage = everyPage): string | undefined {
  // Browsers drop blanks at the ends, so "/login " would lead to the login page again.
  if (!candidate?.startsWith("/") || candidate.length > 2000 || candidate !== candidate.trim()) return undefined;
  const path = decodedPath(candidate);
  // oxlint-disable-next-line no-control-regex -- control characters are what is being refused
  if (path === undefined || /[\\\u0000-\u001f\u007f]/.test(candidate + path)) return undefined;
  if (/\/\.{0,2}\/|\/\.{1,2}$/.test(path)) return undefined; // empty and dot segments
  return /^\/login(?:\/|$)/i.test(path) || !has(path) ? undefined : candidate;
}

const firstPath = (menu: readonly MenuNode[]): string | undefined => {
  for (const node of menu) {
    const path = node.path || firstPath(node.children);
    if (path) return path;
  }
  return undefined;
};

/**
 * Where somebody goes after login (ACC-13): CRM operators to their trips, others to the path they asked for earlier or to
 * the first permitted menu link.
 */
export function landingPath(
  role: Role,
  menu: readonly MenuNode[],
  requested: string | undefined,
  has: HasPage = everyPage,
): string {
  if (role === "CRM_OPERATOR") return safeRedirect(requested, has) ?? "/dashboard/trips/next-48-hours";
  return safeRedirect(requested, has) ?? firstPath(menu) ?? "/dashboard/profile";
}
