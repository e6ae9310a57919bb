import { defineSemanticTokens, defineTextStyles, defineTokens } from "@chakra-ui/react";

const systemSans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const systemMono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** What is there on every device, made as wide and as high as Inter (`stand-ins.css`): texts keep their place when it comes. */
const standIns = "'Inter as Roboto', 'Inter as Arial'";

export const typographyTokens = {
  fonts: defineTokens.fonts({
    body: { value: `'Inter Variable', Inter, ${standIns}, ${systemSans}` },
    heading: { value: `'Inter Variable', Inter, ${standIns}, ${systemSans}` },
    mono: { value: `'JetBrains Mono Variable', 'JetBrains Mono', ${systemMono}` },
  }),
  /** Two weights, no more. */
  fontWeights: defineTokens.fontWeights({ regular: { value: 420 }, strong: { value: 600 } }),
  lineHeights: defineTokens.lineHeights({ none: { value: 1 }, tight: { value: 1.25 }, body: { value: 1.45 } }),
  letterSpacings: defineTokens.letterSpacings({ tight: { value: "-0.01em" }, tighter: { value: "-0.02em" } }),
};

const step = (compact: string, comfortable: string) => ({ value: { base: compact, _comfortable: comfortable } });

/** The five steps in the dashboard's compact density and, one size up, in the traveller site's comfortable one. */
export const fontSizes = defineSemanticTokens.fontSizes({
  xs: step("0.71875rem", "0.8125rem"),
  sm: step("0.8125rem", "0.875rem"),
  md: step("0.875rem", "1rem"),
  lg: step("1.0625rem", "1.25rem"),
  xl: step("1.5rem", "1.625rem"),
  /** Running text: sm in compact, md in comfortable density. */
  body: step("0.8125rem", "1rem"),
});

/** `textStyle="…"`: the five steps, `code` for PNRs and ids, `figures` where digits line up. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: "xs", lineHeight: "body" } },
  sm: { value: { fontSize: "sm", lineHeight: "body" } },
  md: { value: { fontSize: "md", lineHeight: "body" } },
  lg: { value: { fontSize: "lg", lineHeight: "tight", fontWeight: "strong", letterSpacing: "tight" } },
  xl: { value: { fontSize: "xl", lineHeight: "tight", fontWeight: "strong", letterSpacing: "tighter" } },
  code: { value: { fontFamily: "mono", fontSize: "0.95em", fontVariantLigatures: "none" } },
  figures: { value: { fontVariantNumeric: "tabular-nums" } },
});
