import { minify } from './minify.ts'

const className = /\.(-?[_a-zA-Z][\w-]*)/g
const classAttribute = / class="([^"]*)"/g
const keyframes = /@keyframes ([\w-]+)/g
/** A custom property of the theme. Drawings give it a fallback for places without a theme. */
const themeProperty = /(--b-[\w-]+)(?:,\s*#[\da-f]+(?=\)))?/g
const declaration = /(--b-[\w-]+)\s*:/g
const reference = /var\(\s*(--b-[\w-]+)/g
const modes = ['light', 'dark'] as const

/** All distinct matches of a pattern in a text. */
function found(text: string, pattern: RegExp): readonly string[] {
  const names = new Set<string>()
  for (const [, name = ''] of text.matchAll(pattern)) names.add(name)
  return [...names]
}

/** What the HTML of a page needs of its styles. */
export interface StyleUse {
  /** Values of class attributes. */
  readonly classes: readonly string[]
  /** Custom properties of the theme, in drawings. */
  readonly properties: readonly string[]
  /** Modes that a part of the page sets. */
  readonly modes: readonly string[]
}

/** Scripts of pages without React bring no class that is not in the HTML. */
export function styleUseOf(html: string): StyleUse {
  return {
    classes: found(html, classAttribute).toSorted(),
    properties: found(html, reference).toSorted(),
    modes: modes.filter((mode) => html.includes(`data-mode="${mode}"`)),
  }
}

export interface PageStyles {
  readonly css: string
  /** Replaces classes and custom properties in the HTML with the short names that they have in the styles. */
  readonly shorten: (html: string) => string
}

/** The rules, keyframes and custom properties of a page's styles that the page needs. */
export function pageStyles(css: string, use: StyleUse): PageStyles {
  const used = new Set(use.classes.flatMap((value) => value.split(/\s+/)))
  const unused = new Set(found(css, className).filter((name) => !used.has(name)))
  let slim = minify(css, unused)
  for (const mode of modes.filter((name) => !use.modes.includes(name)))
    slim = slim.replace(new RegExp(`(?<=\\})\\[data-mode=${mode}\\]\\{[^}]*\\}`), '')
  // Rules that only an unused part needs are found in the next round.
  for (let known = -1; known !== unused.size; ) {
    known = unused.size
    const needed = new Set([...use.properties, ...found(slim, reference)])
    for (const name of found(slim, declaration)) if (!needed.has(name)) unused.add(name)
    for (const name of found(slim, keyframes)) if (slim.split(name).length === 2) unused.add(name)
    slim = minify(slim, unused)
  }
  // The W3C's validator rejects custom properties whose names begin with a digit.
  const properties = numbered(found(slim, themeProperty), '--v')
  const classes = numbered(
    found(slim, className).filter((name) => used.has(name)),
    'c',
  )
  const shorten = (text: string) =>
    text.replaceAll(themeProperty, (whole, name) => properties.get(name) ?? whole)
  const attributes = new Map(use.classes.map((value) => [value, shortClasses(value, classes)]))
  return {
    css: shorten(slim).replaceAll(className, (whole, name) => {
      const short = classes.get(name)
      return short ? `.${short}` : whole
    }),
    shorten: (html) =>
      shorten(html).replaceAll(classAttribute, (_, names: string) => attributes.get(names) ?? ''),
  }
}

/** A class attribute with the short names of those classes that have one; empty when none has. */
function shortClasses(names: string, classes: ReadonlyMap<string, string>): string {
  const known = names.split(/\s+/).flatMap((name) => classes.get(name) ?? [])
  return known.length > 0 ? ` class="${known.join(' ')}"` : ''
}

const numbered = (names: readonly string[], prefix: string): ReadonlyMap<string, string> =>
  new Map(names.map((name, at) => [name, `${prefix}${at.toString(36)}`]))
