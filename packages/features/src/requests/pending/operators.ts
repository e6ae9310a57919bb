export interface Operator {
  readonly userid: string;
  readonly name: string;
  /** The only vendor whose requests they see; null where they see every vendor's. */
  readonly vendorCode: string | null;
}

/** Operators who see the requests of all these vendors, and so can have them (REQ-16). */
export const operatorsFor = (operators: readonly Operator[], vendors: readonly string[]): readonly Operator[] =>
  operators.filter(({ vendorCode }) => vendorCode === null || vendors.every((vendor) => vendor === vendorCode));
