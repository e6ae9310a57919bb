const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", amp: "&" };

/**
 * The words of HTML of the vocabulary (CMT-4), and what its pictures are called; a line each block: for searching, for mails, and for
 * pages that are drawn on a server. It takes nothing dangerous off: what others sent goes through the server's filter first.
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(?:\/(?:p|h[1-3]|li|pre)|br ?\/?)>/g, "\n")
    .replaceAll(/<img [^>]*?alt="([^"]*)"[^>]*>/g, " $1 ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll("\u00A0", " ")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
