import { describe, expect, test } from 'vitest'
import type { BrandFile } from '../src/brand/brand.schema.ts'
import { propertyName, tokens } from '../src/contract/tokens.ts'
import { themeCss } from '../src/css/themeCss.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'

const brandWith = (changes: Partial<BrandFile> = {}) =>
  resolveBrand('rose', { ...file, ...changes }, company)

const names = (values: object, path: readonly string[] = []): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'string' ? `--${propertyName([...path, key])}` : names(value, [...path, key]),
  )

const ruleOf = (css: string, selector: string) =>
  css.split('\n').find((line) => line.startsWith(`${selector}{`)) ?? ''

describe('the stylesheet of a brand', () => {
  test('DOM-4 gives every token a value, in the page and in forced colours', () => {
    const root = ruleOf(themeCss(brandWith()), ':root')
    const missing = names(tokens).filter((name) => !root.includes(`${name}:`))
    const forced = themeCss(brandWith())
      .split('\n')
      .find((line) => line.startsWith('@media (forced-colors:active)'))
    const unforced = names({ color: tokens.color }).filter((name) => !forced?.includes(`${name}:`))
    expect({ missing, unforced }).toEqual({ missing: [], unforced: [] })
  })

  test('DOM-4 is the same text for the same brand', () => {
    expect(themeCss(brandWith())).toBe(themeCss(brandWith()))
  })

  test('DOM-4 keeps a seed with enough contrast', () => {
    expect(deriveTheme(brandWith()).light.color.primary.base).toBe(file.seeds.primary)
  })

  test('DOM-4 the unread badge has the colour of the main action in both modes', () => {
    const { light, dark } = deriveTheme(brandWith())
    expect(light.color.unread.base).toBe(light.color.primary.base)
    expect(dark.color.unread.base).toBe(dark.color.primary.base)
  })

  test('DOM-4 follows the system, and an attribute overrides it', () => {
    const css = themeCss(brandWith())
    expect(ruleOf(css, ':root')).toContain('color-scheme:light')
    expect(css).toContain(
      '@media (prefers-color-scheme:dark){:root:where(:not([data-mode="light"]))',
    )
    expect(ruleOf(css, '[data-mode="dark"]')).toContain('color-scheme:dark')
    expect(ruleOf(css, '[data-mode="light"]')).toContain('color-scheme:light')
  })

  test('DOM-1 several brands work on one page, each in its own element', () => {
    const css = themeCss(brandWith(), '[data-brand="rose"]')
    expect(css).not.toContain(':root')
    expect(css).toContain(
      '[data-brand="rose"][data-mode="dark"],[data-brand="rose"] [data-mode="dark"]{',
    )
  })

  test('DOM-4 a fixed mode ignores the system', () => {
    const css = themeCss(brandWith({ mode: { preferred: 'dark', fixed: true } }))
    expect(ruleOf(css, ':root')).toContain('color-scheme:dark')
    expect(css).not.toContain('prefers-color-scheme')
    expect(css).not.toContain('data-mode="light"')
  })

  test('DOM-4 has no motion for readers who prefer reduced motion', () => {
    expect(themeCss(brandWith())).toMatch(/prefers-reduced-motion:reduce.*motion-slow:0\.01ms/)
  })

  test('DOM-4 no photo mask cuts off the text at the bottom of a portrait', () => {
    for (const photo of ['square', 'squircle', 'arch', 'circle'] as const) {
      const mask = deriveTheme(brandWith({ shape: { photo } })).light.shape.photo
      const [across = ''] = mask.split(' / ')
      const [top = 0, , foot = top] = across.split(' ').map(Number.parseFloat)
      expect(foot).toBeLessThanOrEqual(25)
    }
  })

  test('DOM-4 a control is at least 44 pixels high at every density', () => {
    for (const density of ['airy', 'regular', 'compact'] as const) {
      const { control } = deriveTheme(brandWith({ density })).light.size
      expect(Number.parseFloat(control) * 16).toBeGreaterThanOrEqual(44)
    }
  })
})
