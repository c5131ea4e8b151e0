export interface Price {
  /** In the smallest unit of the currency, so that two prices compare exactly. */
  readonly amount: number
  /** As the reader's language writes it. */
  readonly text: string
}

/** A former price is told only when it was higher. */
export const isReduced = (price: Price, former: Price | undefined): former is Price =>
  former !== undefined && former.amount > price.amount
