import { transform } from 'lightningcss'

/** Styles without spaces, and without the rules and declarations of names that a page does not use. */
export const minify = (css: string, unused: Iterable<string> = []): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  }).code.toString()
