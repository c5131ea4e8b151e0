export interface Price {
  /** In the smallest currency unit, for exact comparison. */
  readonly amount: number
  /** Formatted for the locale. */
  readonly text: string
}

/** A former price is shown only if it was higher. */
export const isReduced = (price: Price, former: Price | undefined): former is Price =>
  former !== undefined && former.amount > price.amount
