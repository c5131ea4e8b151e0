import type { Locale } from '@bouquet/contract'
import { localeList } from '@bouquet/contract'
import type { LegalPageName } from '../legal/legalPage.ts'
import type { LegalSource } from '../legal/readLegal.ts'
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
      const found = [...differences(english, other), ...copies(english, other, locale)]
      return found.map(({ key, what }) => problem(key, what))
    } catch (error) {
      return [problem('(file)', String(error))]
    }
  })
}

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

const shape = ({ blocks }: Section) =>
  blocks.map((block) => (typeof block === 'string' ? 'p' : `list${block.length}`)).join(' ')

const texts = ({ heading, blocks }: Section) => [heading, ...blocks.flat()]

const wording = (section: Section) => texts(section).join('\n')

const links = (section: Section) =>
  [...wording(section).matchAll(/\]\((\w+)\)/g)]
    .map(([, page]) => page)
    .sort()
    .join(' ')
