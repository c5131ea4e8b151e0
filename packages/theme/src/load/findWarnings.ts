import { leastMessageCost } from '@bouquet/contract/packages'
import type { Brand } from '../brand/brand.schema.ts'
import { colorOf, hex, parseCssColor } from '../color/color.ts'
import { solidPaths } from '../contract/colorPaths.ts'
import { colorMoves } from '../derive/colorMoves.ts'
import { areAlike, suggestSecondary } from '../derive/suggestSecondary.ts'
import { companyDuties } from './companyDuties.ts'
import {
  createDiagnostic,
  type Diagnostic,
  type DiagnosticCode,
  type DiagnosticFix,
} from './diagnostics.ts'
import { fieldName, inlineJson } from './fix.ts'
import { escapedJson, quote } from './quote.ts'
import type { LineAt } from './themeDocument.ts'

interface Warning {
  readonly code: DiagnosticCode
  readonly path: readonly PropertyKey[]
  readonly facts: { readonly found: string; readonly allowed?: string; readonly nearest?: string }
  readonly fix: DiagnosticFix | null
}

const onActions = (brand: Brand): readonly Warning[] => {
  const { primary, secondary } = brand.seeds
  if (!areAlike(primary, secondary)) return []
  const path = ['seeds', 'secondary']
  const facts = { found: quote(secondary), allowed: quote(primary) }
  const value = suggestSecondary(brand)
  return value === undefined
    ? [{ code: 'BRAND-30', path, facts: { ...facts, nearest: 'another hue' }, fix: null }]
    : [{ code: 'BRAND-30', path, facts, fix: { kind: 'set', path, value } }]
}

const onSearch = ({ settings }: Brand): readonly Warning[] =>
  settings.search_fields.flatMap((field, index): readonly Warning[] => {
    if (settings.visible_profile_fields.includes(field)) return []
    const value = [...settings.visible_profile_fields, field]
    const fix: DiagnosticFix = { kind: 'set', path: ['settings', 'visible_profile_fields'], value }
    const facts = { found: quote(field), nearest: escapedJson(field) }
    return [{ code: 'BRAND-31', path: ['settings', 'search_fields', index], facts, fix }]
  })

const onPrices = ({ settings }: Brand): readonly Warning[] =>
  Object.entries(settings.minimum_message_costs).flatMap(([country, cost]): readonly Warning[] => {
    const value = leastMessageCost(country, settings.message_credits)
    if (cost.amount === value.amount && cost.currency === value.currency) return []
    const path = ['settings', 'minimum_message_costs', country]
    const facts = { found: inlineJson(cost), allowed: quote(country), nearest: inlineJson(value) }
    return [{ code: 'BRAND-34', path, facts, fix: { kind: 'set', path, value } }]
  })

/** A name for comparison, without regard to case and space. */
export function plainName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

const onTradenames = ({ name, company }: Brand): readonly Warning[] => {
  const { id, tradenames } = company
  if (tradenames.some((tradename) => plainName(tradename) === plainName(name))) return []
  const path = ['tradenames', tradenames.length]
  return [
    {
      code: 'BRAND-33',
      path: ['company'],
      facts: { found: quote(name), allowed: quote(id), nearest: escapedJson(name) },
      fix: { kind: 'set', path, value: name, file: 'company' },
    },
  ]
}

const onDuties = ({ company }: Brand): readonly Warning[] =>
  companyDuties(company.country)
    .filter((duty) => company[duty] === undefined)
    .map((duty) => ({
      code: 'BRAND-37',
      path: ['company'],
      facts: {
        found: quote(company.country),
        allowed: quote(company.id),
        nearest: escapedJson(duty),
      },
      fix: null,
    }))

/** Difference in lightness above which a colour no longer looks like its seed. */
const farFromSeed = 0.15

/** Whether a colour no longer looks like the seed from which it is derived. */
export function isFarFromSeed(color: string, seed: string): boolean {
  return Math.abs(colorOf(color).l - colorOf(seed).l) > farFromSeed
}

const onPrimary = (brand: Brand): readonly Warning[] => {
  const { primary } = brand.seeds
  const path = ['seeds', 'primary']
  return colorMoves(brand)
    .filter(({ seed, from, to }) => seed === 'primary' && isFarFromSeed(to, from))
    .flatMap(({ use, mode, reason, measured, to: value }): readonly Warning[] => {
      if (reason === 'white') {
        const fix: DiagnosticFix = {
          kind: 'set',
          path: ['overrides', mode, 'primary.base'],
          value,
        }
        return [{ code: 'BRAND-43', path, facts: { found: quote(primary) }, fix }]
      }
      if (use !== 'text' || mode !== brand.mode.preferred) return []
      const facts = {
        found: `${quote(primary)} has a contrast of ${measured}:1 to what lies below it`,
        allowed: mode,
      }
      const fix: DiagnosticFix = { kind: 'set', path: ['overrides', mode, 'primary.text'], value }
      return [{ code: 'BRAND-40', path, facts, fix }]
    })
}

const mostNeutral = 0.1

const onNeutral = ({ seeds }: Brand): readonly Warning[] => {
  const neutral = colorOf(seeds.neutral)
  if (neutral.c <= mostNeutral) return []
  const path = ['seeds', 'neutral']
  const value = hex({ ...neutral, c: 0.024 })
  return [
    {
      code: 'BRAND-41',
      path,
      facts: { found: quote(seeds.neutral) },
      fix: { kind: 'set', path, value },
    },
  ]
}

/** Every colour of the file with its path. */
const statedColors = ({ seeds, overrides = {} }: Brand) => [
  ...(['primary', 'secondary', 'neutral'] as const).map((seed) => ({
    path: ['seeds', seed],
    text: seeds[seed],
  })),
  ...(['light', 'dark'] as const).flatMap((mode) =>
    solidPaths.flatMap((token) => {
      const text = overrides[mode]?.[token]
      return text === undefined ? [] : [{ path: ['overrides', mode, token], text }]
    }),
  ),
]

const onGamut = (brand: Brand): readonly Warning[] =>
  statedColors(brand).flatMap(({ path, text }): readonly Warning[] => {
    const reading = parseCssColor(text)
    if (reading.kind !== 'color' || !reading.mapped) return []
    const value = hex(reading.color)
    const facts = { found: quote(text) }
    return [{ code: 'BRAND-42', path, facts, fix: { kind: 'set', path, value } }]
  })

/** Warnings and advice about a valid brand, warnings first. */
export function findWarnings(brand: Brand, file: string, lineAt: LineAt): readonly Diagnostic[] {
  return [onActions, onSearch, onPrices, onTradenames, onDuties, onPrimary, onNeutral, onGamut]
    .flatMap((look) => look(brand))
    .map(({ code, path, facts, fix }) =>
      createDiagnostic(code, { file, line: lineAt(path), field: fieldName(path) }, facts, fix),
    )
}
