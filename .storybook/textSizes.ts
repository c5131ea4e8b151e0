/**
 * Sizes of text that a reader may ask for, in percent; at 200 nothing may be lost (WCAG 1.4.4). The
 * address keeps plain figures only.
 */
export const textSizes = ['100', '200'] as const
