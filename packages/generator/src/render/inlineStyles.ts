import { createHash } from 'node:crypto'
import { fontFacesOf } from './fontFaces.ts'
import { type PageStyles, pageStyles, type StyleUse, styleUseOf } from './pageStyles.ts'

const styles = /<link rel="stylesheet" href="([^"]+)">|<style>([\s\S]*?)<\/style>/g

/**
 * Makes a function that moves the styles that a page uses into one element of its head, so that the first view waits
 * for the page alone. A policy in the page allows no other inline style. Pages with the same styles and parts, such
 * as translations, share the result; only the fonts depend on the letters of each page.
 * @param read content of a stylesheet by its URL
 */
export function styleInliner(read: (url: string) => string): (html: string) => string {
  const known = new Map<string, Sheets>()
  return (html) => {
    const elements = [...html.matchAll(styles)]
    const [first] = elements
    if (first === undefined) return html
    const key = elements.map(([element]) => element).join('')
    const css = () =>
      elements.map(([, url, text = '']) => (url === undefined ? text : read(url).trim())).join('\n')
    const sheets = known.get(key) ?? new Sheets(css())
    known.set(key, sheets)
    const before = html.slice(0, first.index)
    const after = elements
      .map(({ 0: { length }, index }, at) => html.slice(index + length, elements[at + 1]?.index))
      .join('')
    const { css: needed, shorten } = sheets.neededBy(styleUseOf(before + after))
    return shorten(before) + headElements(sheets.facesFor(html) + needed) + shorten(after)
  }
}

function headElements(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = `style-src 'self' 'sha256-${hash}'`
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${css}</style>`
}

/** The styles of one kind of page. */
class Sheets {
  readonly facesFor: (html: string) => string
  readonly #css: string
  readonly #known = new Map<string, PageStyles>()

  constructor(css: string) {
    const { rest, facesFor } = fontFacesOf(css)
    this.#css = rest
    this.facesFor = facesFor
  }

  neededBy(use: StyleUse): PageStyles {
    const key = JSON.stringify(use)
    const styles = this.#known.get(key) ?? pageStyles(this.#css, use)
    this.#known.set(key, styles)
    return styles
  }
}
