/** Largest discount in per cent. */
export const maxDiscountPercentage = 90
