import { transform } from 'lightningcss'

const className = /\.(-?[_a-zA-Z][\w-]*)/g
const keyframes = /@keyframes ([\w-]+)/g
const themeProperty = /--b-[\w-]+/g
const declaration = /(--b-[\w-]+)\s*:/g
const reference = /var\(\s*(--b-[\w-]+)/g
const modes = ['light', 'dark'] as const

const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
]

/** What the HTML of a page needs of its styles. */
export interface StyleUse {
  readonly classes: ReadonlySet<string>
  /** Custom properties of the theme, in drawings. */
  readonly properties: readonly string[]
  /** Those that a part of the page sets. */
  readonly modes: readonly string[]
}

/** Scripts of pages without React bring no class that is not in the HTML. */
export const styleUseOf = (html: string): StyleUse => ({
  classes: new Set(found(html, / class="([^"]*)"/g).flatMap((value) => value.split(/\s+/))),
  properties: found(html, reference).toSorted(),
  modes: modes.filter((mode) => html.includes(`data-mode="${mode}"`)),
})

export interface PageStyles {
  readonly css: string
  /** Gives the custom properties of the theme in a text the short names that they have in the styles. */
  readonly shorten: (text: string) => string
}

/** The rules, keyframes and custom properties of a page's styles that the page needs. */
export function pageStyles(css: string, use: StyleUse): PageStyles {
  const unused = new Set(found(css, className).filter((name) => !use.classes.has(name)))
  let slim = without(css, unused)
  for (const mode of modes.filter((name) => !use.modes.includes(name)))
    slim = slim.replace(new RegExp(`(?<=\\})\\[data-mode=${mode}\\]\\{[^}]*\\}`), '')
  // What only an unused part needs is found unused in the next round.
  for (let known = -1; known !== unused.size; ) {
    known = unused.size
    const needed = new Set([...use.properties, ...found(slim, reference)])
    for (const name of found(slim, declaration)) if (!needed.has(name)) unused.add(name)
    for (const name of found(slim, keyframes))
      if (slim.split(name).length === 2) unused.add(name)
    slim = without(slim, unused)
  }
  const names = new Map(
    [...new Set([...slim.matchAll(themeProperty)].map(String))].map((name, at) => [
      name,
      `--${at.toString(36)}`,
    ]),
  )
  const shorten = (text: string) =>
    text.replaceAll(themeProperty, (name) => names.get(name) ?? name)
  return { css: shorten(slim), shorten }
}

const without = (css: string, unused: ReadonlySet<string>) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  }).code.toString()
