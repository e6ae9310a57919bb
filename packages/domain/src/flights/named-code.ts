/** An airline or an airport: its IATA code and its name, or its code again where nothing names it. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}
