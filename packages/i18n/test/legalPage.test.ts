import { type LegalPageName, type Locale, legalPages } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { localeList } from '../src/index.ts'
import { type LegalBlock, type LegalFacts, type LegalSpan, legalPage } from '../src/legal/index.ts'
import { facts, withCompany } from './facts.ts'

function spansOf(block: LegalBlock): readonly LegalSpan[] {
  if (block.type === 'paragraph') return block.spans
  return block.type === 'list' ? block.items.flat() : block.rows.flat().map((text) => ({ text }))
}

function read(page: LegalPageName, locale: Locale, of: LegalFacts = facts) {
  const { title, description, sections } = legalPage(page, locale, of)
  const spans = sections.flatMap(({ blocks }) => blocks.flatMap(spansOf))
  const words = [title, description, ...sections.map(({ heading }) => heading)]
  return {
    text: [...words, ...spans.map((span) => span.text)].join('\n'),
    links: spans.flatMap(({ href }) => href ?? []),
    ids: sections.map(({ id }) => id),
  }
}

const everyPage = localeList.flatMap(({ code }) =>
  legalPages.map((page): [Locale, LegalPageName] => [code, page]),
)

test.each(everyPage)('PAG-1 %s %s is filled from the brand and leaves no gap', (locale, page) => {
  const { text } = read(page, locale)
  expect(text).toContain('Amberline')
  expect(text).not.toMatch(/\{\{|\}\}|\]\(|undefined|NaN/)
})

const stating: LegalPageName[] = [
  'terms',
  'privacy',
  'imprint',
  'service',
  'return-policy',
  'reporting',
]

test.each(stating)(
  'PAG-1 the page %s states the company with its address in every language',
  (page) => {
    for (const { code } of localeList) {
      const { text } = read(page, code)
      for (const fact of [
        'Lantern B.V.',
        'Keizersgracht 1',
        'Amsterdam',
        'help@amberline.example',
      ]) {
        expect(text).toContain(fact)
      }
    }
  },
)

test('PAG-1 the imprint states register, VAT number and trade names, the return policy the days of the brand', () => {
  for (const { code } of localeList) {
    const { text, links } = read('imprint', code)
    for (const fact of ['12345678', 'NL001234567B01', 'Second Spring']) expect(text).toContain(fact)
    expect(links).toContain(`/${code}/pages/reporting`)
    expect(read('return-policy', code).text).toMatch(/\b21\b/)
    expect(read('return-policy', code).text).toMatch(/\b14\b/)
    expect(read('return-policy', code).links).toContain('/pages/withdraw')
  }
})

test.each(localeList.map(({ code }) => code))(
  'PAG-1 %s terms state company and settings',
  (locale) => {
    const { text } = read('terms', locale)
    for (const fact of [
      '12345678',
      'NL001234567B01',
      'Second Spring',
      'Keizersgracht 1',
      '21',
      '13',
    ]) {
      expect(text).toContain(fact)
    }
  },
)

test('PAG-1 the terms are dated 1 December 2023 for a company added before', () => {
  const older = withCompany({ added: '2019-01-01T00:00:00Z' })
  expect(read('terms', 'en', older).text).toContain('dated 1 December 2023')
  expect(read('terms', 'de', older).text).toContain('Stand 1. Dezember 2023')
})

test('PAG-1 the terms are dated by the company when it was added later', () => {
  expect(read('terms', 'en').text).toContain('dated 6 May 2024')
  const minuteLater = withCompany({ added: '2023-12-02T00:01:00Z' })
  expect(read('terms', 'en', minuteLater).text).toContain('dated 2 December 2023')
})

test('PAG-1 fictional profiles are explained only where a brand has them', () => {
  const without = { ...facts, settings: { ...facts.settings, fictional_profiles: false } }
  expect(read('terms', 'nl').ids).toContain('fictional')
  expect(read('terms', 'nl', without).ids).not.toContain('fictional')
})

const stated = [
  ['represented_by', 'Solène Marchetti', ['imprint']],
  ['mediator', 'Médiation Presqu’île, 12 rue Mercière', ['imprint', 'terms']],
  ['eu_representative', 'Tidewater Representation B.V.', ['imprint', 'privacy']],
] as const

test.each(stated)(
  'PAG-1 a company that names its %s states it in every language, and the pages of others have no such section',
  (fact, value, pages) => {
    for (const { code } of localeList) {
      for (const page of legalPages) {
        const added = read(page, code, withCompany({ [fact]: value }))
        const usual = read(page, code)
        const isStated = pages.some((each) => each === page)
        expect(added.text.includes(value), `${code} ${page}`).toBe(isStated)
        expect(added.ids.length - usual.ids.length, `${code} ${page}`).toBe(isStated ? 1 : 0)
      }
    }
  },
)

test('PAG-1 pages lead to one another in the language of the reader', () => {
  expect(read('terms', 'fr').links).toContain('/fr/pages/privacy')
  expect(read('faq', 'pl').links).toContain('/pl/pages/terms')
})

test('PAG-2 the support phone is shown as written and dialled without dashes and spaces', () => {
  const { text, links } = read('terms', 'sv')
  expect(text).toContain('+31 20-123 45 67')
  expect(links).toContain('tel:+31201234567')
  for (const { code } of localeList) {
    const service = read('service', code)
    expect(service.text).toContain('+31 20-123 45 67')
    expect(service.links).toContain('tel:+31201234567')
    expect(service.links).toContain('mailto:help@amberline.example')
  }
})

test.each(localeList.map(({ code }) => code))(
  'PAG-5 PAG-2 whoever asks in %s how to reach us gets address, telephone, company and town',
  (locale) => {
    const { sections } = legalPage('faq', locale, facts)
    const spans = sections
      .filter(({ id }) => id === 'contact')
      .flatMap(({ blocks }) => blocks.flatMap(spansOf))
    const text = spans.map((span) => span.text).join('')
    for (const fact of ['Lantern B.V.', 'Amsterdam']) expect(text).toContain(fact)
    expect(spans.flatMap(({ href }) => href ?? [])).toEqual([
      'mailto:help@amberline.example',
      'tel:+31201234567',
    ])
  },
)

const ofCountry: [
  country: string,
  privacy: string,
  years: number,
  accessibility: string,
  help: string,
][] = [
  ['NL', 'Autoriteit Persoonsgegevens', 7, 'Autoriteit Consument & Markt', 'consuwijzer.nl'],
  ['DE', 'Datenschutzaufsichtsbehörde', 8, 'MLBF', 'verbraucher-schlichter.de'],
  ['FR', 'CNIL', 10, 'DGCCRF', 'economie.gouv.fr/mediation-conso'],
  ['SE', 'IMY', 7, 'PTS', 'arn.se'],
  ['DK', 'Datatilsynet', 5, 'Digitaliseringsstyrelsen', 'naevneneshus.dk'],
  ['GB', 'ICO', 6, 'EHRC', 'citizensadvice.org.uk'],
  ['PT', 'European Data Protection Board', 10, 'AccessibleEU', 'eccnet.eu'],
]

test.each(ofCountry)(
  'PAG-1 a company in %s names its authorities and how long proofs of purchase are stored, in every language',
  (country, privacy, years, accessibility, help) => {
    const company = withCompany({ country })
    for (const { code } of localeList) {
      const stated = read('privacy', code, company).text
      expect(stated).toContain(privacy)
      expect(stated).toMatch(new RegExp(`[:\\s]${years}\\s`))
      expect(read('accessibility', code, company).text).toContain(accessibility)
      expect(read('terms', code, company).text).toContain(help)
      expect(read('imprint', code, company).text).toContain(help)
    }
  },
)

test('PAG-1 authorities may write in English or the language of the company’s country', () => {
  const languages = (country: string, locale: Locale) =>
    read('reporting', locale, withCompany({ country })).text
  expect(languages('NL', 'en')).toContain('Languages: English and Dutch.')
  expect(languages('FR', 'de')).toContain('Sprachen: Englisch und Französisch.')
  expect(languages('GB', 'en')).toContain('Languages: English.')
})

test.each(localeList.map(({ code }) => code))(
  'TRU-3 the privacy statement in %s names bank data, text messages and where push messages pass',
  (locale) => {
    const { text } = read('privacy', locale)
    expect(text.match(/IBAN/g)).toHaveLength(2)
    expect(text).toMatch(/SMS|sms|tekstivies/)
    expect(text).toMatch(/\bUSA\b|VS\b|États-Unis|Estados Unidos|Stati Uniti|Yhdysval/)
    expect(text).toMatch(/\b14\s/)
  },
)

test.each(localeList.map(({ code }) => code))(
  'CRD-8 the model form of the directive stands once, on the page about withdrawal, in %s',
  (locale) => {
    expect(read('return-policy', locale).text.match(/: …/g)).not.toBeNull()
    expect(read('terms', locale).text).not.toContain('…')
    expect(read('terms', locale).links).toContain(`/${locale}/pages/return-policy`)
  },
)

const gaps: [string, LegalFacts['company']][] = [
  ['kvk', { kvk: ' ' }],
  ['support_phone', { support_phone: '' }],
  ['vat_numbers', { vat_numbers: [] }],
  ['tradenames', { tradenames: [''] }],
]

test.each(gaps)('PAG-3 a company without %s fails with an error that names it', (fact, gap) => {
  for (const page of legalPages) {
    expect(() => legalPage(page, 'en', withCompany(gap))).toThrow(
      `The company of Amberline has no “${fact}”`,
    )
  }
})

test.each(everyPage)('PAG-3 %s %s has no link to the closed dispute platform', (locale, page) => {
  const { text, links } = read(page, locale)
  expect(`${text} ${links.join(' ')}`).not.toMatch(/ec\.europa\.eu|consumers\/odr/i)
})
