import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@bouquet/contract'
import {
  drawingFolder,
  type ScreenFiles,
  slotMark,
  type Template,
  type TemplateSlot,
  templateFile,
  templateSlots,
} from '@bouquet/contract/drawing'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { versionAt } from './fileVersion.ts'
import type { Site } from './findFile.ts'

const files = z.array(z.string())

const schema: z.ZodType<Template> = z.object({
  html: z.string(),
  brand: z.object({
    id: z.string(),
    name: z.string(),
    symbol: z.string(),
    logo: z
      .object({
        pictures: z.array(z.object({ mode: z.enum(['light', 'dark']), src: z.string() })),
        width: z.number(),
        height: z.number(),
        saysName: z.boolean(),
      })
      .optional(),
    pages: z.array(z.object({ token: z.string(), title: z.string(), lang: z.string() })),
  }),
  scripts: files,
  screens: z.array(
    z.object({ path: z.string(), styles: z.string(), joined: files, scripts: files }),
  ),
})

/** A template, and the styles of the screens that it has been asked for. */
interface ReadTemplate extends Template {
  readonly root: string
  readonly styles: Map<string, Promise<string>>
}

interface CachedTemplate {
  readonly version: string
  readonly template: Promise<ReadTemplate>
}

/** Templates of many brands and languages would fill the memory. */
const cache = new LRUCache<string, CachedTemplate>({ max: 100 })

/** The template of a site in one language; undefined when there is none. */
export function readTemplate(
  { folder, domain }: Site,
  locale: Locale,
): Promise<ReadTemplate> | undefined {
  const root = join(folder, domain)
  const path = join(root, drawingFolder, templateFile(locale))
  const version = versionAt(path)
  if (version === undefined) return undefined
  const found = cache.get(path)
  if (found?.version === version) return found.template
  const template = readFile(path, 'utf8').then((text) => ({
    ...schema.parse(JSON.parse(text)),
    root,
    styles: new Map(),
  }))
  cache.set(path, { version, template })
  // The next request tries again.
  template.catch(() => cache.delete(path))
  return template
}

/** What the screen of a path needs; of a path without a screen what every screen needs. */
export function screenAt({ screens }: Template, path: string): ScreenFiles | undefined {
  return screens.find((screen) => new RegExp(screen.path).test(path))
}

/** The styles of a screen. */
export function stylesOf({ root, styles }: ReadTemplate, screen: ScreenFiles): Promise<string> {
  const text = styles.get(screen.styles) ?? readFile(join(root, screen.styles), 'utf8')
  styles.set(screen.styles, text)
  return text
}

const marks = new RegExp(templateSlots.map(slotMark).join('|'), 'g')

/** The page with its places filled. What fills one may contain the mark of another, as a member's own words may. */
export function fillTemplate(
  { html }: Template,
  parts: Readonly<Record<TemplateSlot, string>>,
): string {
  const byMark = new Map(templateSlots.map((slot) => [slotMark(slot), parts[slot]]))
  return html.replaceAll(marks, (mark) => byMark.get(mark) ?? '')
}
