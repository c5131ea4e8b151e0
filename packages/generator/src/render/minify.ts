import { transform } from 'lightningcss'

/** Styles without spaces, and without the rules and declarations of names that a page does not use. */
export function minify(css: string, unused: Iterable<string> = []): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  }).code.toString()
}
