/**
 * An input whose text runs against the page: Latin letters or digits in an Arabic one. The text keeps its direction, and stands where
 * the page's lines begin; what is padded for the page's end is at its own beginning then.
 */
export const oppositeDirection = "&:is(:dir(rtl) > :dir(ltr), :dir(ltr) > :dir(rtl))";
