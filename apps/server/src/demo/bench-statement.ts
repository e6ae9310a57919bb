export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}
