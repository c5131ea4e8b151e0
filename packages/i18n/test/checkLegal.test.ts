import { expect, test } from 'vitest'
import { checkLegal } from '../src/check/checkLegal.ts'
import { report } from '../src/check/problem.ts'
import type { LegalSource } from '../src/legal/readLegal.ts'

const english: LegalSource = {
  title: 'Terms',
  description: 'The terms.',
  sections: [
    {
      id: 'about',
      heading: 'About',
      blocks: ['{{company}}, see [privacy](privacy).', ['{{kvk}}']],
    },
    { id: 'fictional', when: 'fictional_profiles', heading: 'Fictional', blocks: ['Invented.'] },
  ],
}
const [about, fictional] = english.sections

/** The problems when one language differs. */
const check = (sections: (LegalSource['sections'][number] | undefined)[]) =>
  report(
    checkLegal('terms', (_, locale) =>
      locale === 'fi'
        ? { ...english, sections: sections.filter((section) => section !== undefined) }
        : english,
    ),
  )

test('PAG-1 the check of legal texts finds nothing amiss in texts that are built alike', () => {
  expect(check([about, fictional])).toBe('')
})

test('PAG-1 a language without its file is named', () => {
  const problems = checkLegal('faq', (_, locale) => {
    if (locale === 'nb') throw new Error('no such file')
    return english
  })
  expect(problems).toMatchObject([{ locale: 'nb', namespace: 'faq', key: '(file)' }])
})

test('PAG-1 the check of legal texts finds a section that is missing', () => {
  expect(check([about])).toContain('sections: are “about”, not “about fictional”')
})

test('PAG-1 the check of legal texts finds a fact that a translation lost or made up', () => {
  const changed = {
    id: 'about',
    heading: 'Meistä',
    blocks: ['{{companys}} [x](privacy)', ['{{kvk}}']],
  }
  const found = check([changed, fictional])
  expect(found).toContain('about: lacks {{company}}')
  expect(found).toContain('about: has an unknown {{companys}}')
})

test('PAG-1 the check of legal texts finds a paragraph, a link or a condition that is gone', () => {
  const noList = { id: 'about', heading: 'Meistä', blocks: ['{{company}} {{kvk}} [x](privacy)'] }
  const noLink = { id: 'about', heading: 'Meistä', blocks: ['{{company}}', ['{{kvk}}']] }
  const always = { id: 'fictional', heading: 'Keksityt', blocks: ['Keksitty.'] }
  expect(check([noList, fictional])).toContain('about: is built as p, not as p list1')
  expect(check([noLink, fictional])).toContain('about: has other links')
  expect(check([about, always])).toContain('fictional: has another condition')
})

test('PAG-1 the check of legal texts finds a title or description that says other facts', () => {
  const problems = checkLegal('terms', (_, locale) =>
    locale === 'da' ? { ...english, description: 'Vilkår, {{brand}}.' } : english,
  )
  expect(report(problems)).toContain('description: has an unknown {{brand}}')
})

test('LOC-6 the check of legal texts finds one that was left in English', () => {
  const long = { id: 'about', heading: 'About', blocks: ['You may use it as an adult.'] }
  const source = { ...english, sections: [long] }
  const german = { ...long, heading: 'Über uns', blocks: ['Du darfst es als Erwachsener nutzen.'] }
  const problems = checkLegal('terms', (_, locale) =>
    locale === 'de' ? { ...source, sections: [german] } : source,
  )
  const named = new Set(problems.map(({ locale, key, what }) => `${locale} ${key}: ${what}`))
  expect(named).toContain('sv about: is the same as in English')
  expect(named).not.toContain('de about: is the same as in English')
  expect(named).not.toContain('en about: is the same as in English')
})
