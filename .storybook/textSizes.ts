/** Sizes of text that a reader may ask for; at 200 % nothing may be lost (WCAG 1.4.4). */
export const textSizes = ['100%', '200%'] as const
