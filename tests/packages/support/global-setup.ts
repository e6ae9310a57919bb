import { packPackages } from "../../../scripts/lib/pack-packages.ts";

/** Every test here looks at the tarballs: they are made once, and again only after something in them changed. */
export default async function setup(): Promise<void> {
  await packPackages();
}
