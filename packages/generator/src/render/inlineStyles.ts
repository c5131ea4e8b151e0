import { createHash } from 'node:crypto'

const styles = /<link rel="stylesheet" href="([^"]+)">|<style>([\s\S]*?)<\/style>/g

/**
 * Moves all styles of a page into one element of its head, so that its first view waits for nothing but the page
 * itself. A policy in the page admits no other inline style.
 * @param read content of a stylesheet by its URL
 */
export function inlineStyles(html: string, read: (url: string) => string): string {
  const css = [...html.matchAll(styles)]
    .map(([, url, text = '']) => (url === undefined ? text : read(url).trim()))
    .join('\n')
  if (css === '') return html
  const hash = createHash('sha256').update(css).digest('base64')
  const head =
    `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">` +
    `<style>${css}</style>`
  let isFirst = true
  return html.replaceAll(styles, () => {
    if (!isFirst) return ''
    isFirst = false
    return head
  })
}
