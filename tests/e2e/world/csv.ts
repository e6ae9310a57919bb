/** A CSV file by RFC 4180: its rows as records by the names of the header row. The byte order mark has to be there. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  if (!text.startsWith("\uFEFF")) throw new Error("The file does not begin with a byte order mark.");
  const [header = [], ...rows] = Array.from(text.slice(1).matchAll(/(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g)).reduce<
    string[][]
  >(
    (lines, [cell]) => {
      const value = cell.replace(/(?:,|\r\n)$/, "");
      lines.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
      if (cell.endsWith("\r\n")) lines.push([]);
      return lines;
    },
    [[]],
  );
  return rows
    .filter((row) => row.length > 0)
    .map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])));
}
