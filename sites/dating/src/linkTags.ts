import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toHtml } from 'hast-util-to-html'

/** Few texts have tags, and every page with a form shows the same. */
const linked = new Map<string, string>()
const mostLinked = 200

/** HTML of a text in which tags such as `<terms>` become links to the given paths, in a new tab. */
export function linkTags(text: string, paths: Readonly<Record<string, string>>): string {
  const key = JSON.stringify([text, paths])
  const html = linked.get(key) ?? parseAndLink(text, paths)
  if (linked.size < mostLinked) linked.set(key, html)
  return html
}

function parseAndLink(text: string, paths: Readonly<Record<string, string>>): string {
  const tree = fromHtml(text, { fragment: true })
  for (const [tag, href] of Object.entries(paths)) {
    for (const element of selectAll(tag, tree)) {
      element.tagName = 'a'
      element.properties = { href, target: '_blank' }
    }
  }
  return toHtml(tree)
}
