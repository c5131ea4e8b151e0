/**
 * Text sizes in percent. At 200 no content may be lost (WCAG 1.4.4). Digits only, since they are part of
 * the URL.
 */
export const textSizes = ['100', '200'] as const
