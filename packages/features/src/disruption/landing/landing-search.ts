import { rememberedLink, type RememberedLink, rememberLink } from "../../app/disruption-link/index.ts";

/** Parameters of an address, their names in small letters: mail programs change the case of addresses. */
const parametersOf = (search: string): ReadonlyMap<string, string> =>
  new Map([...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value.trim()]));

/** An address without its token. */
function withoutToken(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => name.toLowerCase() !== "token");
  const text = new URLSearchParams(kept).toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * The link that the page was opened by (DIS-4). Its token is taken out of the address at once and kept for this tab, so that it
 * is in no history, no screenshot and no address that is sent on.
 * @returns undefined without a search id
 */
export function takeLink(): RememberedLink | undefined {
  const { search, pathname, hash } = location;
  const parameters = parametersOf(search);
  const searchid = parameters.get("searchid") ?? "";
  const token = parameters.get("token");
  if (token !== undefined) history.replaceState(history.state, "", `${pathname}${withoutToken(search)}${hash}`);
  if (searchid === "") return undefined;
  if (token !== undefined) {
    const link = { searchid, token };
    rememberLink(link);
    return link;
  }
  const known = rememberedLink();
  return known?.searchid === searchid ? known : { searchid, token: "" };
}
