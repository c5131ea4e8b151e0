import { createHash } from 'node:crypto'
import { type FontFaces, fontFacesOf } from './fontFaces.ts'
import { type PageStyles, pageStyles, type StyleUse, styleUseOf } from './pageStyles.ts'

const styles = /<link rel="stylesheet" href="([^"]+)">|<style>([\s\S]*?)<\/style>/g

/**
 * Makes a function that moves what a page needs of its styles into one element of its head, so that its first view
 * waits for nothing but the page itself. A policy in the page admits no other inline style. Pages of the same styles
 * and parts, as in several languages, share the work; only the fonts differ by the letters of a page.
 * @param read content of a stylesheet by its URL
 */
export function styleInliner(read: (url: string) => string): (html: string) => string {
  const facesIn = remembered((css: string): FontFaces => fontFacesOf(css))
  const known = new Map<string, PageStyles>()
  const stylesFor = (css: string, use: StyleUse) => {
    const key = JSON.stringify([css, { ...use, classes: [...use.classes].toSorted() }])
    const kept = known.get(key) ?? pageStyles(css, use)
    known.set(key, kept)
    return kept
  }
  return (html) => {
    const css = [...html.matchAll(styles)]
      .map(([, url, text = '']) => (url === undefined ? text : read(url).trim()))
      .join('\n')
    if (css === '') return html
    const { rest, facesFor } = facesIn(css)
    const { css: needed, shorten } = stylesFor(rest, styleUseOf(html))
    const all = facesFor(html) + needed
    const hash = createHash('sha256').update(all).digest('base64')
    const head =
      `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">` +
      `<style>${all}</style>`
    let isFirst = true
    return shorten(html).replaceAll(styles, () => {
      if (!isFirst) return ''
      isFirst = false
      return head
    })
  }
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
