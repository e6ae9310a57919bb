import { gatehouse, samgi } from "@gatehouse/domain/brand";
import { expect, test } from "vitest";
import { brandFill, brandIcon } from "./brand.ts";

const page =
  '<html><head><title>Trips · Gatehouse</title><meta name="gatehouse-build" content="x"></head><body><svg class="lucide" data-mark="true"><path d="M0 0"></path></svg><svg><path d="M1 1"></path></svg><noscript>Gatehouse needs JavaScript.</noscript></body></html>';

// BRD-4
test("a page names the brand, has its mark and colours, and tells its scripts", () => {
  const filled = brandFill({ ...samgi, name: 'Sam & "Gi"' })(page);
  expect(filled).not.toContain("Gatehouse");
  expect(filled).toContain("<title>Trips · Sam &amp; &quot;Gi&quot;</title>");
  expect(filled).toContain('name="gatehouse-build"');
  expect(filled).toContain(`data-mark="true"><path d="${samgi.mark[0]}">`);
  expect(filled).toContain('<svg><path d="M1 1">');
  expect(filled).toContain(`html[data-theme=dark]{--gh-colors-accent-solid:${samgi.colors.dark.solid}`);
  const [, told = ""] = /<meta name="gatehouse-brand" content="([^"]*)">/.exec(filled) ?? [];
  const read: unknown = JSON.parse(
    told.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  );
  expect(read).toMatchObject({ name: 'Sam & "Gi"', mark: samgi.mark, languages: ["en", "fr"] });
  expect(read).not.toHaveProperty("texts");
  expect(brandFill(samgi, true)(page)).toContain("texts");
});

test("the product's own brand leaves its pages as they are built", () => {
  expect(brandFill(gatehouse)(page)).toBe(page);
});

test("the icon is the mark on the accent", () => {
  expect(brandIcon(samgi)).toContain(`fill="${samgi.colors.light.solid}"`);
  expect(brandIcon(samgi)).toContain(`<path d="${samgi.mark[1]}">`);
});

// BRD-1
test("no page of another brand shows the product's picture to other sites", () => {
  const withPicture = page.replace(
    "</title>",
    '</title><meta property="og:image" content="/social.png">\n<meta property="og:image:width" content="1200"><meta name="twitter:card" content="summary_large_image">',
  );
  const filled = brandFill(samgi)(withPicture);
  expect(filled).not.toContain("og:image");
  expect(filled).toContain('content="summary"');
});
