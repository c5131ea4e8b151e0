import { getColor, sRGB, to } from 'colorjs.io/fn'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hex, parseCssColor } from '../src/color/color.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { choicesWith } from './seeds.ts'

const hexOf = (text: string) => {
  const reading = parseCssColor(text)
  return reading.kind === 'color' ? hex(reading.color) : reading.kind
}

describe('a colour of a brand', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['#ABCF', '#aabbcc'],
    ['#aabbcc', '#aabbcc'],
    ['#aabbccff', '#aabbcc'],
    ['rebeccapurple', '#663399'],
    ['rgb(217 34 59)', '#d9223b'],
    ['rgba(217, 34, 59, 1)', '#d9223b'],
    ['rgb(300 -5 0)', '#ff0000'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(0.5turn, 100%, 50%)', '#00ffff'],
    ['hwb(120 0% 50%)', '#008000'],
    ['lab(50% 0 0)', '#777777'],
    ['lch(50 0 0)', '#777777'],
    ['oklab(1 0 0)', '#ffffff'],
    ['oklch(62.8% 0.2577 29.23deg)', '#ff0000'],
    ['oklch(none none none)', '#000000'],
    ['color(srgb 1 0.5 0)', '#ff8000'],
    ['color(srgb-linear 1 1 1)', '#ffffff'],
    ['color(display-p3 0.5 0.5 0.5)', '#808080'],
    ['color(a98-rgb 0 0 0)', '#000000'],
    ['color(prophoto-rgb 1 1 1)', '#ffffff'],
    ['color(rec2020 0 0 0)', '#000000'],
    ['color(xyz 0.9505 1 1.089)', '#ffffff'],
    ['color(xyz-d50 0 0 0)', '#000000'],
  ])('DOM-4 is read as CSS reads it: %s', (text, expected) => expect(hexOf(text)).toBe(expected))

  test.each([
    [
      'unknown',
      [
        'crimsson',
        '',
        '#12345',
        'rgb(1 2)',
        'rgb(a b c)',
        'hsl(from red h s l)',
        'color(foo 1 2 3)',
        'color(--hsl 1 2 3)',
        'constructor',
        'currentColor',
        `#${'a'.repeat(999)}`,
      ],
    ],
    [
      'translucent',
      ['#d9223b80', '#abcd', 'transparent', 'rgb(1 2 3 / 50%)', 'oklch(0.5 0.1 20 / none)'],
    ],
    [
      'infinite',
      [
        'oklch(NaN 0.1 20)',
        'oklch(1e999 0.1 20)',
        'oklch(0.5 1e999 20)',
        'oklch(0.5 0.1 1e999)',
        'lab(50 1e999 0)',
        'rgb(NaN 0 0)',
        'color(srgb 1e300 0 0)',
        'oklch(0.5 0.1 infinity)',
      ],
    ],
  ] as const)('DOM-4 is refused with its reason: %s', (kind, texts) => {
    for (const text of texts) expect(parseCssColor(text).kind, text).toBe(kind)
  })

  test('DOM-4 outside sRGB is mapped by chroma only and marked as mapped', () => {
    const reading = parseCssColor('color(display-p3 1 0 0)')
    expect(reading).toMatchObject({ kind: 'color', mapped: true })
    expect(parseCssColor('#ff0000')).toMatchObject({ kind: 'color', mapped: false })
    expect(hexOf('oklch(70% 0.4 150)')).toBe(hexOf('oklch(70% 0.3 150)'))
  })

  test('DOM-4 inside sRGB equals the colour of the library, in every notation', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const { coords } = to(getColor(hexOf(`rgb(${r} ${g} ${b})`)), sRGB)
        const shown = coords.map((value) => Math.round((value ?? 0) * 255))
        for (const [index, value] of [r, g, b].entries()) {
          expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('DOM-4 of any finite numbers gives a theme without NaN', () => {
    const component = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant('none'))
    const name = fc.constantFrom('oklch', 'oklab', 'lab', 'lch', 'rgb', 'hsl', 'hwb')
    const color = fc
      .tuple(name, component, component, component)
      .map(([space, ...components]) => `${space}(${components.join(' ')})`)
      .filter((text) => parseCssColor(text).kind === 'color')
    fc.assert(
      fc.property(color, color, color, (primary, secondary, neutral) => {
        const theme = deriveTheme(choicesWith({ primary, secondary, neutral }))
        expect(JSON.stringify(theme)).not.toMatch(/NaN|Infinity|null/)
      }),
      { numRuns: 50 },
    )
  })
})
