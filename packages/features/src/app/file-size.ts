const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** How large a file is, in the unit that keeps the figure short: "11.8 MB". @param bytes in steps of 1000, as operating systems count */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: value < 100 && step > 0 ? 1 : 0,
  }).format(value);
}
