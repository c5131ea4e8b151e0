import type { Consent } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { latestConsents } from '../../../src/features/settings/settings.rules.ts'

const version = '2023-12-01T12:00:00Z'
const consent = (kind: Consent['kind'], given: boolean, day: number): Consent => ({
  kind,
  given,
  version,
  decided: `2026-03-0${day}T10:00:00Z`,
})

test('TRU-3 the latest decision on each consent applies, whatever their order', () => {
  const given = consent('sensitive_data', true, 2)
  const withdrawn = consent('sensitive_data', false, 3)
  const terms = consent('terms', true, 1)
  for (const decisions of [
    [withdrawn, given, terms],
    [terms, given, withdrawn],
  ]) {
    const latest = latestConsents(decisions)
    expect(latest.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([withdrawn, terms])
  }
})

test('DOM-8 each brand that a member agreed to be shown on has a decision of its own', () => {
  const there = { ...consent('other_brand', true, 2), brand: 'Dusk' }
  const elsewhere = { ...consent('other_brand', true, 1), brand: 'Dawn' }
  const takenBack = { ...consent('other_brand', false, 3), brand: 'Dusk' }
  expect(latestConsents([there, elsewhere, takenBack])).toEqual([takenBack, elsewhere])
})
