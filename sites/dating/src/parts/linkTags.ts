import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toHtml } from 'hast-util-to-html'

/** HTML of a text in which tags such as `<terms>` become links to the given paths, in a new tab. */
export function linkTags(text: string, paths: Readonly<Record<string, string>>): string {
  const tree = fromHtml(text, { fragment: true })
  for (const [tag, href] of Object.entries(paths)) {
    for (const element of selectAll(tag, tree)) {
      element.tagName = 'a'
      element.properties = { href, target: '_blank' }
    }
  }
  return toHtml(tree)
}
