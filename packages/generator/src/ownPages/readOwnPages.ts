import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isLocale, type Locale, localeCodes } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import {
  createDiagnostic,
  type Diagnostic,
  nearestOf,
  readThemeFile,
  similarOrList,
  toSlug,
} from '@bouquet/theme/load'
import type { OwnPageFiles, OwnText } from './ownPage.ts'
import type { Problem } from './problem.ts'
import { readFrontMatter } from './readFrontMatter.ts'
import { readMarkdown } from './readMarkdown.ts'

export interface OwnPagesRead {
  readonly pages: readonly OwnPageFiles[]
  readonly diagnostics: readonly Diagnostic[]
}

type Owner = Pick<Brand, 'id' | 'language'>

/** Pages of the members area below `/pages/`. */
const reserved = ['withdraw']

/**
 * Reads `pages/<brand>/<token>.<locale>.md`, the operator's own pages of a brand. Those with errors are left out.
 * @param themes absolute path of the themes folder
 */
export async function readOwnPages(themes: string, brand: Owner): Promise<OwnPagesRead> {
  const folder = join(themes, 'pages', brand.id)
  const names = await listFiles(folder)
  const tokens = [...new Set(names.flatMap((name) => partsOf(name)?.token ?? []))]
  const read = await Promise.all(
    names.map((name) => readPage({ folder, name, themes, brand, tokens })),
  )
  const pages = tokens.map(
    (token): OwnPageFiles => ({
      token,
      texts: Object.fromEntries(
        read.flatMap(({ page }) => (page?.token === token ? [[page.locale, page.text]] : [])),
      ),
    }),
  )
  const diagnostics = read.flatMap((each) => each.diagnostics)
  const untold = pages
    .filter(({ token }) => !names.includes(`${token}.${brand.language}.md`))
    .filter(({ token }) => read.some(({ page }) => page?.token === token))
    .map(({ token }) => {
      const nearest = `${token}.${brand.language}.md`
      const file = nameOf(themes, brand, nearest)
      return diagnosticOf(file, {
        code: 'PAGE-10',
        line: null,
        found: token,
        nearest,
        allowed: brand.language,
      })
    })
  return {
    pages: pages.filter(({ texts }) => texts[brand.language] !== undefined),
    diagnostics: [...diagnostics, ...untold],
  }
}

/** Folders in `pages/` that belong to no brand. */
export async function findStrayFolders(
  themes: string,
  brands: readonly string[],
): Promise<readonly Diagnostic[]> {
  const entries = await readdir(join(themes, 'pages'), { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !brands.includes(entry.name))
    .map(({ name }) => {
      const nearest = similarOrList(name, brands) ?? 'a brand'
      const problem: Problem = { code: 'PAGE-04', line: null, found: name, nearest }
      return diagnosticOf(`${basename(themes)}/pages/${name}`, problem)
    })
}

const listFiles = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort()

const nameOf = (themes: string, { id }: Owner, name: string) =>
  `${basename(themes)}/pages/${id}/${name}`

const diagnosticOf = (file: string, { code, line, found, nearest = '', allowed = '' }: Problem) =>
  createDiagnostic(code, { file, line, field: '' }, { found: quote(found), nearest, allowed })

const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** Token and language in the name of a file. */
function partsOf(name: string): { readonly token: string; readonly locale: string } | undefined {
  const [, token, locale] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]{2})\.md$/.exec(name) ?? []
  return token === undefined || locale === undefined || token.length > 63
    ? undefined
    : { token, locale }
}

interface PageFile {
  readonly folder: string
  readonly name: string
  readonly themes: string
  readonly brand: Owner
  readonly tokens: readonly string[]
}

interface ReadPage {
  readonly page: { readonly token: string; readonly locale: Locale; readonly text: OwnText } | null
  readonly diagnostics: readonly Diagnostic[]
}

async function readPage({ folder, name, themes, brand, tokens }: PageFile): Promise<ReadPage> {
  const file = nameOf(themes, brand, name)
  const refuse = (...problems: readonly Problem[]): ReadPage => ({
    page: null,
    diagnostics: problems.map((problem) => diagnosticOf(file, problem)),
  })
  const parts = partsOf(name)
  if (!parts) {
    const stem = toSlug(name.replace(/(?:\.[a-z]{2})?\.\w+$/i, ''))
    const nearest = `${stem}.${/\.([a-z]{2})\.\w+$/.exec(name)?.[1] ?? brand.language}.md`
    return refuse({ code: 'PAGE-01', line: null, found: name, nearest })
  }
  const { token, locale } = parts
  if (!isLocale(locale)) {
    const nearest = `${token}.${nearestOf(locale, localeCodes)}.md`
    const allowed = localeCodes.join(', ')
    return refuse({ code: 'PAGE-02', line: null, found: locale, nearest, allowed })
  }
  if (reserved.includes(token)) {
    const nearest = `about-${token}.${locale}.md`
    return refuse({ code: 'PAGE-03', line: null, found: token, nearest })
  }
  const read = await readThemeFile({ path: join(folder, name), name: file })
  if ('diagnostic' in read) return { page: null, diagnostics: [read.diagnostic] }
  const { content, problems, body, lines } = readFrontMatter(read.text)
  const markdown = readMarkdown(body, { home: `/${locale}`, tokens, linesBefore: lines })
  if (content === null || markdown.problems.length > 0)
    return refuse(...problems, ...markdown.problems)
  return {
    page: { token, locale, text: { ...content, sections: markdown.sections } },
    diagnostics: [],
  }
}
