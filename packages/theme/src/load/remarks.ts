import type { Brand } from '../brand/brand.schema.ts'
import { colourOf, distance, hex } from '../color/colour.ts'
import { deriveTheme } from '../derive/deriveTheme.ts'
import { type BrandFault, brandFault, type FaultCode, type FaultFacts } from './faults.ts'
import { asJson, shown } from './shown.ts'
import type { LineAt } from './themeDocument.ts'

interface Remark {
  readonly code: FaultCode
  readonly path: readonly PropertyKey[]
  readonly facts: Partial<FaultFacts>
}

/** Distance in OKLab below which two colours are taken for one. */
const alike = 0.06

const onActions = ({ seeds }: Brand): readonly Remark[] => {
  const [primary, secondary] = [colourOf(seeds.primary), colourOf(seeds.secondary)]
  if (distance(primary, secondary) >= alike) return []
  const nearest = hex({ ...secondary, h: (secondary.h + 60) % 360, c: Math.max(0.1, secondary.c) })
  const facts = {
    found: shown(seeds.secondary),
    allowed: shown(seeds.primary),
    nearest: asJson(nearest),
  }
  return [{ code: 'BRAND-30', path: ['seeds', 'secondary'], facts }]
}

const onSearch = ({ settings }: Brand): readonly Remark[] =>
  settings.search_fields.flatMap((field, index): readonly Remark[] =>
    settings.visible_profile_fields.includes(field)
      ? []
      : [
          {
            code: 'BRAND-31',
            path: ['settings', 'search_fields', index],
            facts: { found: shown(field), nearest: asJson(field) },
          },
        ],
  )

const onPrices = ({ settings }: Brand): readonly Remark[] =>
  settings.countries.flatMap((country, index): readonly Remark[] =>
    Object.hasOwn(settings.minimum_message_costs, country)
      ? []
      : [
          {
            code: 'BRAND-32',
            path: ['settings', 'countries', index],
            facts: {
              found: shown(country),
              nearest: `${asJson(country)}: { "amount": 75, "currency": "EUR" }`,
            },
          },
        ],
  )

/** Beyond this a fill no longer looks like its seed. */
const farFromSeed = 0.15

const onPrimary = (brand: Brand): readonly Remark[] => {
  const mode = brand.mode.preferred
  if (brand.overrides?.[mode]?.['primary.base'] !== undefined) return []
  const { base } = deriveTheme(brand)[mode].color.primary
  if (Math.abs(colourOf(base).l - colourOf(brand.seeds.primary).l) <= farFromSeed) return []
  const facts = { found: shown(brand.seeds.primary), allowed: mode, nearest: asJson(base) }
  return [{ code: 'BRAND-40', path: ['seeds', 'primary'], facts }]
}

const mostNeutral = 0.1

const onNeutral = ({ seeds }: Brand): readonly Remark[] => {
  const neutral = colourOf(seeds.neutral)
  if (neutral.c <= mostNeutral) return []
  const facts = { found: shown(seeds.neutral), nearest: asJson(hex({ ...neutral, c: 0.024 })) }
  return [{ code: 'BRAND-41', path: ['seeds', 'neutral'], facts }]
}

/** What may be said of a brand that stands: warnings first, then advice. */
export const remarks = (brand: Brand, file: string, lineAt: LineAt): readonly BrandFault[] =>
  [onActions, onSearch, onPrices, onPrimary, onNeutral]
    .flatMap((look) => look(brand))
    .map(({ code, path, facts }) =>
      brandFault(code, { file, line: lineAt(path), field: path.map(String).join('.') }, facts),
    )
