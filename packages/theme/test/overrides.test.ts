import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BrandFile, brandFileSchema } from '../src/brand/brand.schema.ts'
import { colorOf, distance, hex } from '../src/color/color.ts'
import { contrast } from '../src/color/contrast.ts'
import { solidPaths } from '../src/contract/colorPaths.ts'
import { measurePairs, measureStates } from '../src/contract/measurePairs.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { overrideDiagnostics } from '../src/derive/overrideDiagnostics.ts'
import type { Overrides } from '../src/derive/themeChoices.ts'
import { exportTokens } from '../src/exchange/exportTokens.ts'
import { explainIssues } from '../src/load/explainIssues.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'
import { choicesWith } from './seeds.ts'

const modes = ['light', 'dark'] as const

const brandWith = (overrides: BrandFile['overrides']) =>
  resolveBrand('rose', { ...file, overrides }, company)

/** One or two random overrides. */
const anyOverrides = fc
  .array(
    fc.tuple(
      fc.constantFrom(...solidPaths),
      fc.record({
        l: fc.double({ min: 0, max: 1, noNaN: true }),
        c: fc.double({ min: 0, max: 0.3, noNaN: true }),
        h: fc.double({ min: 0, max: 360, noNaN: true }),
      }),
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((stated): Overrides => Object.fromEntries(stated.map(([path, color]) => [path, hex(color)])))

const shortOf = (overrides: Overrides, mode: (typeof modes)[number]) => {
  const choices = { ...choicesWith(file.seeds), overrides: { [mode]: overrides } }
  const { color } = deriveTheme(choices)[mode]
  return [...measurePairs(color), ...measureStates(color, mode)].filter(
    ({ measured, least }) => measured < least,
  )
}

describe('an overridden colour', () => {
  test.each(modes)('DOM-4 is accepted only when every pair holds in %s mode', (mode) => {
    fc.assert(
      fc.property(anyOverrides, (overrides) => {
        const parsed = brandFileSchema.safeParse({ ...file, overrides: { [mode]: overrides } })
        expect(parsed.success).toBe(shortOf(overrides, mode).length === 0)
      }),
      { numRuns: 40 },
    )
  })

  test.each(modes)('DOM-4 of one token passes with the suggested value: %s', (mode) => {
    fc.assert(
      fc.property(anyOverrides, (overrides) => {
        const [first] = Object.entries(overrides)
        const own: Overrides = Object.fromEntries(first === undefined ? [] : [first])
        for (const { path, nearest } of overrideDiagnostics(file.seeds, own, mode)) {
          expect(shortOf({ [path]: nearest() }, mode)).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['primary.mark', 'light', '#e8b4d0'],
    ['primary.text', 'dark', '#3b0f2a'],
    ['text.normal', 'light', '#9a9a9a'],
    ['text.muted', 'dark', '#4c5a52'],
  ] as const)(
    'DOM-4 the value suggested for %s in %s mode is the nearest lightness that passes',
    (path, mode, stated) => {
      const [diagnostic] = overrideDiagnostics(file.seeds, { [path]: stated }, mode)
      const suggested = colorOf(diagnostic?.nearest() ?? stated)
      const own = colorOf(stated)
      const away = Math.abs(suggested.l - own.l)
      expect(away).toBeGreaterThan(0)
      expect(distance({ ...own, l: suggested.l }, suggested)).toBeLessThan(0.02)
      const step = 0.0025
      for (let nearer = step; nearer < away - step; nearer += step) {
        for (const l of [own.l - nearer, own.l + nearer].filter((each) => each >= 0 && each <= 1)) {
          expect(shortOf({ [path]: hex({ ...own, l }) }, mode)).not.toEqual([])
        }
      }
    },
  )

  test('OPS-2 is checked fast when every colour is wrong, with few diagnostics', () => {
    const every = (color: string): Overrides =>
      Object.fromEntries(solidPaths.map((path) => [path, color]))
    const content = { ...file, overrides: { light: every('#808080'), dark: every('#7f7f7f') } }
    const { error } = brandFileSchema.safeParse(content)
    if (error === undefined) throw new Error('Nothing is wrong')
    const name = 'themes/rose.theme.jsonc'
    const diagnostics = explainIssues(error, brandFileSchema, { name, content, lineAt: () => 1 })
    expect(diagnostics.map(({ remedy }) => remedy)).toHaveLength(6)
  })

  test('DOM-2 replaces the derived one in its mode only', () => {
    const plain = deriveTheme(brandWith({}))
    const own = deriveTheme(brandWith({ dark: { 'hero.to': '#101828' } }))
    expect(own.dark.color.hero).toEqual({ ...plain.dark.color.hero, to: '#101828' })
    expect(own.light).toEqual(plain.light)
  })

  test('DOM-4 also changes hover, pressed, text and the unread badge', () => {
    const plain = deriveTheme(brandWith({})).light.color
    const own = deriveTheme(brandWith({ light: { 'primary.base': '#1f5fbf' } })).light.color
    expect(own.unread.base).toBe('#1f5fbf')
    expect(own.primary.hover).not.toBe(plain.primary.hover)
    expect(own.primary.pressed).not.toBe(own.primary.hover)
  })

  test.each([
    ['light', '#fffc00'],
    ['light', '#ffe4ec'],
    ['light', '#ffffff'],
    ['dark', '#3b0f2a'],
    ['dark', '#000000'],
    ['dark', '#808080'],
  ] as const)(
    'DOM-4 of a button in %s mode may be any colour, as on %s text can be read',
    (mode, base) => {
      const overrides = { [mode]: { 'primary.base': base } }
      expect(brandFileSchema.safeParse({ ...file, overrides }).success).toBe(true)
      const { primary, surface } = deriveTheme(brandWith(overrides))[mode].color
      expect(primary.base).toBe(base)
      expect(contrast(primary.on, base)).toBeGreaterThanOrEqual(4.5)
      const seen = primary.edge.startsWith('#') ? primary.edge : base
      for (const around of [surface.page, surface.raised, surface.sunken, surface.overlay])
        expect(contrast(seen, around)).toBeGreaterThanOrEqual(3)
    },
  )

  test('DOM-4 is in the design tokens of the brand', () => {
    expect(exportTokens(brandWith({ light: { 'hero.accent': '#f0a0a8' } }))).toMatchObject({
      light: { color: { hero: { accent: { $value: { hex: '#f0a0a8' } } } } },
    })
  })

  test('DOM-2 cannot be a translucent or unknown token', () => {
    for (const path of ['photo.scrim', 'surface.backdrop', 'primary.glow']) {
      const overrides = { light: { [path]: '#101010' } }
      expect(brandFileSchema.safeParse({ ...file, overrides }).success).toBe(false)
    }
  })
})
