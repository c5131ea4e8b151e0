const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Keeps a name or other words of a person together where they stand inside a text: without the marks, Hebrew or Arabic
 * would pull the figures and signs beside them to the wrong side. `<bdi>` does the same in HTML.
 */
export function isolate(words: string): string {
  return rightToLeft.test(words) ? `\u2068${words}\u2069` : words
}
