import { seededRandom } from "../../src/platform/seeded-random.ts";
import { type PassPage, picturePage, scannedPage } from "./pass-pages.ts";
import { type Paper, degradeScan } from "./degrade-scan.ts";
import type { GreyPicture } from "../../src/boarding-pass/pages/grey-picture.ts";

/** A way to scan badly. */
export interface Scanner {
  readonly name: string;
  readonly dotsPerInch: number;
  /** Standard deviation of a Gaussian, in pixels of the scan. */
  readonly blur: number;
  /** Grey paper, pale ink, a shadow, noise. */
  readonly isGrey: boolean;
}

/** All turn a page by up to 3° and save it as JPEG of quality 50. */
export const scanners: readonly Scanner[] = [
  { name: "150 dpi", dotsPerInch: 150, blur: 0.5, isGrey: false },
  { name: "200 dpi", dotsPerInch: 200, blur: 0.7, isGrey: false },
  { name: "200 dpi on grey paper", dotsPerInch: 200, blur: 0.7, isGrey: true },
  { name: "300 dpi out of focus", dotsPerInch: 300, blur: 1.2, isGrey: false },
];

/** A page after a scanner. */
export interface DegradedPage extends PassPage {
  readonly degrees: number;
  /** What the scanner saw; `pdf` holds it as the one image of a page. */
  readonly picture: GreyPicture;
}

function greyPaper(seed: string): Paper {
  const draw = seededRandom("paper", seed);
  return {
    white: draw.between(190, 225),
    black: draw.between(30, 60),
    shadow: draw.between(10, 40),
    noise: draw.between(3, 7),
    seed,
  };
}

/** What a scanner makes of a page. */
export async function scan(page: PassPage, { name, dotsPerInch, blur, isGrey }: Scanner): Promise<DegradedPage> {
  const seed = `${name} ${page.name}`;
  const degrees = seededRandom("scanner", seed).next() * 6 - 3;
  const paper = isGrey ? { paper: greyPaper(seed) } : {};
  const picture = degradeScan(await picturePage(page.pdf, dotsPerInch), { degrees, blur, quality: 50, ...paper });
  return { ...page, degrees, picture, pdf: await scannedPage(picture, dotsPerInch) };
}
