import { nicheNames } from '@bouquet/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyFileSchema } from '../src/brand/company.ts'
import { checkBrand, readDocument } from '../src/check/index.ts'
import {
  companySource,
  type NewBrand,
  newBrandSource,
  suggestNames,
  suggestPalettes,
  withTradename,
} from '../src/newBrand/index.ts'
import { company, file } from './brand.ts'

const facts = { ...company, tradenames: ['Rosewater'] }

test.each(['light', 'dark'] as const)(
  'GEN-4 DOM-2 every suggested palette is accepted without a warning in %s mode',
  (mode) => {
    const niche = mode === 'light' ? 'general' : 'casual'
    const palettes = suggestPalettes(mode)
    expect(palettes.length).toBeGreaterThanOrEqual(8)
    for (const { seeds } of palettes) {
      const source = newBrandSource({
        name: 'Rosewater',
        domains: ['rosewater.example'],
        niche,
        company: 'acorn',
        seeds,
      })
      expect(checkBrand('rosewater', source, facts).diagnostics).toEqual([])
    }
  },
)

test('GEN-4 the palette that is least similar to the other brands is suggested first', () => {
  const primaries = suggestPalettes('light').map(({ seeds }) => seeds.primary)
  const [nearest] = suggestPalettes('light', primaries.slice(1))
  expect(nearest?.seeds.primary).toBe(primaries[0])
})

test('GEN-4 whatever is answered, the file says it, and every line in comments can be switched on', () => {
  const word = fc.string({ minLength: 2, maxLength: 20, unit: fc.constantFrom(...`aZ "'\\/é*,`) })
  fc.assert(
    fc.property(word, fc.constantFrom(...nicheNames), (name, niche) => {
      const domains = ['rosewater.example']
      const answers: NewBrand = { name, domains, niche, company: 'acorn', seeds: file.seeds }
      const source = newBrandSource(answers)
      const { $schema, ...content } = Object(readDocument(source, 'x').content)
      expect(content).toEqual(answers)
      const all = readDocument(source.replaceAll('// "', '"'), 'x')
      expect(all.diagnostics).toEqual([])
      expect(Object.keys(Object(all.content))).toContain('shape')
    }),
    { numRuns: 60 },
  )
})

test('GEN-4 a domain suggests id and name, in any script', () => {
  expect(suggestNames('https://rosewater.example')).toBeNull()
  expect(suggestNames('Rose-Water.co.uk')).toEqual({
    domain: 'rose-water.co.uk',
    id: 'rose-water',
    name: 'Rose Water',
  })
  expect(suggestNames('müller-date.de')).toMatchObject({ id: 'muller-date', name: 'Müller Date' })
})

test('GEN-4 a company file keeps its comments when a trade name is added, once', () => {
  const source = '{\n  // ours\n  "tradenames": ["Acorn"],\n  "city": "Ulm"\n}\n'
  const added = withTradename(source, 'Rosewater')
  expect(added).toBe(source.replace('["Acorn"]', '["Acorn", "Rosewater"]'))
  expect(withTradename(added ?? '', 'rosewater ')).toBeUndefined()
  expect(companyFileSchema.safeParse(JSON.parse(companySource(facts))).success).toBe(true)
})
