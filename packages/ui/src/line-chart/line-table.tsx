import { VisuallyHidden } from "@chakra-ui/react";
import type { LineSeries } from "./types.ts";

interface LineTableProps {
  readonly caption: string;
  readonly step: string;
  readonly steps: readonly string[];
  readonly series: readonly LineSeries[];
  readonly format: (value: number) => string;
}

/** The chart as a table, for anyone who reads rather than looks. */
export const LineTable = ({ caption, step, steps, series, format }: LineTableProps) => (
  <VisuallyHidden>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{step}</th>
          {series.map(({ tone, name }) => (
            <th key={tone} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((name, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {series.map(({ tone, values }) => (
              <td key={tone}>{format(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);
