import type { LegalPageName, Locale } from '@bouquet/contract'
import { areaOf, isAddress, legalPages, localeList } from '@bouquet/contract'
import type { LegalSource, LegalSourceBlock } from '../legal/readLegal.ts'
import { checkStyle } from './checkStyle.ts'
import type { Problem } from './problem.ts'
import { countWords, variableProblems, variablesIn } from './variables.ts'

/**
 * Compares a legal page of every locale with the English one: same sections, same blocks, same variables,
 * different text.
 */
export function checkLegal(
  page: LegalPageName,
  read: (page: LegalPageName, locale: Locale) => LegalSource,
): Problem[] {
  const english = read(page, 'en')
  return localeList.flatMap(({ code: locale }) => {
    const problem = (key: string, what: string) => ({ locale, namespace: page, key, what })
    try {
      const other = read(page, locale)
      const found = [
        ...differences(english, other),
        ...copies(english, other, locale),
        ...other.sections.flatMap((section) => styleOf(section, locale)),
        ...other.sections.flatMap(deadLinks),
      ]
      return found.map(({ key, what }) => problem(key, what))
    } catch (error) {
      return [problem('(file)', String(error))]
    }
  })
}

/** Links to a page or a screen that there is not. */
const deadLinks = (section: Section): Difference[] =>
  linksIn(section)
    .filter(
      (link) =>
        !isLegalPage(link) && !(isAddress(link) && areaOf(link.replace(/\?.*/, '')) === 'app'),
    )
    .map((link) => ({ key: section.id, what: `links to “${link}”, which is not there` }))

const isLegalPage = (name: string) => legalPages.some((page) => page === name)

const styleOf = (section: Section, locale: Locale): Difference[] =>
  texts(section).flatMap((text) =>
    checkStyle(locale, 'legal', text).map((what) => ({ key: section.id, what })),
  )

type Difference = Pick<Problem, 'key' | 'what'>

function differences(english: LegalSource, other: LegalSource): Difference[] {
  const theirs = new Map(other.sections.map((section) => [section.id, section]))
  const order = (source: LegalSource) => source.sections.map(({ id }) => id).join(' ')
  const found: Difference[] = []
  if (order(english) !== order(other)) {
    found.push({ key: 'sections', what: `are “${order(other)}”, not “${order(english)}”` })
  }
  for (const key of ['title', 'description'] as const) {
    const needed = variablesIn(english[key])
    for (const what of variableProblems(other[key], needed, needed)) found.push({ key, what })
  }
  for (const section of english.sections) {
    const { id } = section
    const twin = theirs.get(id)
    if (!twin) continue
    if (twin.when !== section.when) found.push({ key: id, what: 'has another condition' })
    if (shape(twin) !== shape(section)) {
      found.push({ key: id, what: `is built as ${shape(twin)}, not as ${shape(section)}` })
    }
    const needed = variablesIn(wording(section))
    for (const what of variableProblems(wording(twin), needed, needed))
      found.push({ key: id, what })
    if (links(twin) !== links(section)) found.push({ key: id, what: 'has other links' })
  }
  return found
}

/** Sections with a longer text that is still in English. */
function copies(english: LegalSource, other: LegalSource, locale: Locale): Difference[] {
  if (locale === 'en') return []
  const originals = new Set(english.sections.flatMap(texts))
  return other.sections
    .filter((section) => texts(section).some((text) => countWords(text) > 3 && originals.has(text)))
    .map(({ id: key }) => ({ key, what: 'is the same as in English' }))
}

type Section = LegalSource['sections'][number]

const shape = ({ blocks }: Section) => blocks.map(shapeOf).join(' ')

const shapeOf = (block: LegalSourceBlock) => {
  if (typeof block === 'string') return 'p'
  return 'table' in block ? `table-${block.table}` : `list${block.length}`
}

const texts = ({ heading, blocks }: Section) => [
  heading,
  ...blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? [] : block)),
]

const wording = (section: Section) => texts(section).join('\n')

const linksIn = (section: Section) =>
  [...wording(section).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)

const links = (section: Section) => linksIn(section).sort().join(' ')
