import { constants, localeList } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { legalPage } from '../src/legal/index.ts'
import { facts } from './facts.ts'

const { locale, authPrefix, country } = constants.cookies

test.each(localeList.map(({ code }) => code))(
  'PAG-5 the %s privacy statement names every cookie that the product sets',
  (language) => {
    const { sections } = legalPage('privacy', language, facts)
    const section = JSON.stringify(sections.find(({ id }) => id === 'cookies'))
    for (const name of [locale, authPrefix, country]) expect(section).toContain(name)
  },
)
