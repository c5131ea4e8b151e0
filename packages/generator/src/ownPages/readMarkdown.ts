import { legalPages } from '@bouquet/contract'
import { nearestOf, toSlug } from '@bouquet/theme/load'
import type { Root as HtmlRoot } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { selectAll } from 'hast-util-select'
import { toHtml } from 'hast-util-to-html'
import type { Link, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { toHast } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { gfmTable } from 'micromark-extension-gfm-table'
import { visit } from 'unist-util-visit'
import type { OwnSection } from '../page.ts'
import type { Problem } from './problem.ts'

interface Markdown {
  readonly sections: readonly OwnSection[]
  readonly problems: readonly Problem[]
}

interface Place {
  /** Start of the addresses of pages in this language. */
  readonly home: string
  /** Tokens of the brand's own pages. */
  readonly tokens: readonly string[]
  /** Lines above the text. */
  readonly linesBefore: number
}

/** Reads the text of a page: headings of the second level begin its sections. Nothing in it is HTML. */
export function readMarkdown(text: string, { home, tokens, linesBefore }: Place): Markdown {
  const tree = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const problems: Problem[] = []
  const known = [...legalPages, ...tokens]
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + linesBefore
    if (node.type === 'html') problems.push({ code: 'PAGE-06', line, found: node.value })
    if (node.type === 'image' || node.type === 'imageReference')
      problems.push({ code: 'PAGE-07', line, found: node.alt ?? '' })
    if (node.type === 'heading' && node.depth === 1)
      problems.push({ code: 'PAGE-09', line, found: textOf(node) })
    if (node.type === 'link' || node.type === 'definition') {
      if (known.includes(node.url)) node.url = `${home}/pages/${node.url}`
      else if (!isSafe(node.url)) problems.push(wrongLink(node, line, known))
    }
  })
  if (tree.children.length === 0)
    problems.push({ code: 'PAGE-05', line: linesBefore + 1, found: 'no text' })
  return { sections: problems.length > 0 ? [] : sectionsOf(tree), problems }
}

/** Addresses of this site, other sites, mail and telephone; never a script. */
const isSafe = (url: string) => /^(?:https?:\/\/\S|mailto:\S|tel:\S|\/(?!\/)|#)/i.test(url)

const wrongLink = (
  { url }: Pick<Link, 'url'>,
  line: number,
  known: readonly string[],
): Problem => ({
  code: 'PAGE-08',
  line,
  found: url,
  nearest: String(nearestOf(url, known) ?? 'terms'),
})

/** Ids of the page around the text. */
const idsOfLayout: ReadonlySet<string> = new Set([
  'content',
  'contents',
  'entry',
  'entry-title',
  'signup',
  'signup-form',
  'signup-title',
])

function sectionsOf({ children }: Root): OwnSection[] {
  const sections: { id: string; heading: string | null; content: RootContent[] }[] = []
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      const heading = textOf(node)
      const slug = toSlug(heading)
      const isTaken = idsOfLayout.has(slug) || sections.some(({ id }) => id === slug)
      sections.push({ id: isTaken ? `${slug}-${sections.length}` : slug, heading, content: [] })
    } else if (sections.length === 0) {
      sections.push({ id: 'introduction', heading: null, content: [node] })
    } else sections.at(-1)?.content.push(node)
  }
  const definitions = children.filter(({ type }) => type === 'definition')
  return sections.map(({ id, heading, content }) => ({
    id,
    heading,
    html: htmlOf([...content, ...definitions]),
  }))
}

function htmlOf(children: RootContent[]): string {
  const tree = sanitize(toHast({ type: 'root', children }))
  if (tree.type !== 'root') return ''
  labelCells(tree)
  return toHtml(tree)
}

/** On phones the rows of a table are stacked, and each cell shows the name of its column. */
function labelCells(tree: HtmlRoot): void {
  for (const table of selectAll('table', tree)) {
    const columns = selectAll('th', table).map((cell) => wordsIn(cell.children))
    for (const row of selectAll('tbody > tr', table)) {
      selectAll('td', row).forEach((cell, at) => {
        cell.properties['dataLabel'] = columns[at] ?? ''
      })
    }
  }
}

const wordsIn = (nodes: HtmlRoot['children']): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return 'children' in node ? wordsIn(node.children) : ''
    })
    .join('')
