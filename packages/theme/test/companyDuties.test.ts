import { expect, test } from 'vitest'
import { brandFileSchema } from '../src/brand/brand.schema.ts'
import { companyFileSchema } from '../src/brand/company.ts'
import { findWarnings } from '../src/load/findWarnings.ts'
import { completeBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

const remedies = (owner: object): readonly string[] => {
  const brand = completeBrand(
    'rose',
    brandFileSchema.parse(file),
    companyFileSchema.parse({ ...company, ...owner }),
    () => undefined,
  )
  return findWarnings(brand, 'themes/rose.theme.jsonc', () => 5)
    .filter(({ code }) => code === 'BRAND-37')
    .map(({ remedy }) => remedy)
}

const asked: readonly (readonly [country: string, facts: readonly string[]])[] = [
  ['NL', []],
  ['NO', []],
  ['DE', ['represented_by']],
  ['AT', ['represented_by']],
  ['FR', ['represented_by', 'mediator']],
  ['GB', ['eu_representative']],
  ['US', ['eu_representative']],
]

test.each(asked)(
  'PAG-1 DOM-2 a company in %s is warned until its file states %j',
  (country, facts) => {
    expect(remedies({ country })).toEqual(
      facts.map((fact) => expect.stringContaining(`Add "${fact}" to the company file of "acorn"`)),
    )
    const stating = Object.fromEntries(facts.map((fact) => [fact, 'Somebody, 1 Some Street']))
    expect(remedies({ country, ...stating })).toEqual([])
  },
)
