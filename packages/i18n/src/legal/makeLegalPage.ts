import type { Locale } from '@bouquet/contract'
import { type LegalFacts, legalVariables } from './facts.ts'
import { fillSpans, fillText } from './fill.ts'
import type { LegalPage, LegalPageName } from './legalPage.ts'
import { readLegal } from './readLegal.ts'

/**
 * Creates a legal page of a brand in one language, ready to render.
 * @throws MissingCompanyFact when the company file lacks a fact that the page must state
 */
export function legalPage(page: LegalPageName, locale: Locale, facts: LegalFacts): LegalPage {
  const { title, description, sections } = readLegal(page, locale)
  const variables = legalVariables(facts, locale)
  const spans = (text: string) => fillSpans(text, variables, locale)
  return {
    title: fillText(title, variables),
    description: fillText(description, variables),
    sections: sections
      .filter(({ when }) => when === undefined || facts.settings[when])
      .map(({ id, heading, blocks }) => ({
        id,
        heading: fillText(heading, variables),
        blocks: blocks.map((block) =>
          typeof block === 'string'
            ? { type: 'paragraph', spans: spans(block) }
            : { type: 'list', items: block.map(spans) },
        ),
      })),
  }
}
