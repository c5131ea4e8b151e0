import type { LegalPageName, Locale } from '@bouquet/contract'
import { type LegalFacts, legalVariables } from './facts.ts'
import { fillSpans, fillText } from './fill.ts'
import type { LegalBlock, LegalPage } from './legalPage.ts'
import { type LegalSource, type LegalSourceBlock, readLegal } from './readLegal.ts'
import { storageTable } from './storageTable.ts'

const applies = (
  when: NonNullable<LegalSource['sections'][number]['when']>,
  { settings, company }: LegalFacts,
): boolean => (when === 'fictional_profiles' ? settings[when] : company[when] !== undefined)

/**
 * Creates a legal page of a brand in one language, ready to render.
 * @throws MissingCompanyFact when the company file lacks a fact that the page must state
 */
export function legalPage(page: LegalPageName, locale: Locale, facts: LegalFacts): LegalPage {
  const { title, description, sections } = readLegal(page, locale)
  const variables = legalVariables(facts, locale)
  const spans = (text: string) => fillSpans(text, variables, locale)
  const fill = (block: LegalSourceBlock): LegalBlock => {
    if (typeof block === 'string') return { type: 'paragraph', spans: spans(block) }
    if ('table' in block) return storageTable(block.table, locale)
    return { type: 'list', items: block.map(spans) }
  }
  return {
    title: fillText(title, variables),
    description: fillText(description, variables),
    sections: sections
      .filter(({ when }) => when === undefined || applies(when, facts))
      .map(({ id, heading, blocks }) => ({
        id,
        heading: fillText(heading, variables),
        blocks: blocks.map(fill),
      })),
  }
}
