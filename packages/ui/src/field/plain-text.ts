/** Without accents, case, dots, apostrophes and doubled spaces: what two spellings of one name have in common. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}|[.'’]/gu, "")
    .replaceAll(/[\s-]+/g, " ")
    .trim()
    .toLowerCase();
