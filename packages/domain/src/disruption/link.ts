import type { PublicLinkId } from "../travellers/index.ts";
import { publicLinkId } from "../travellers/index.ts";

/** Signs of a link that stand in the address as `searchid`; what follows is its `token`. */
const firstPart = 22;

/** A link's two halves (DIS-4). */
export interface LinkHalves {
  readonly searchid: string;
  readonly token: string;
}

/** The two parts in which the secret of a disruption's link stands in its address. */
export const halvesOf = (secret: string): LinkHalves => ({
  searchid: secret.slice(0, firstPart),
  token: secret.slice(firstPart),
});

/** The link of two halves; undefined where they can be none. */
export const linkOf = ({ searchid, token }: LinkHalves): PublicLinkId | undefined =>
  searchid.length === firstPart ? publicLinkId(`${searchid}${token}`) : undefined;

/** Address of the landing page within this site. */
export const landingPath = (secret: string, lang: string): string => {
  const { searchid, token } = halvesOf(secret);
  return `/fg48?searchid=${searchid}&lang=${lang}&token=${token}`;
};
