import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tokens } from '../src/contract/tokens.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { exportTokens } from '../src/exchange/exportTokens.ts'
import { colorValueSchema } from '../src/exchange/format.ts'
import { guessSeed } from '../src/exchange/guessSeeds.ts'
import { importSeeds } from '../src/exchange/importSeeds.ts'
import { readTokenColors } from '../src/exchange/tokenColors.ts'
import { mergeDocuments } from '../src/exchange/tokenDocument.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'
import { anySeeds, choicesWith } from './seeds.ts'

const brand = resolveBrand('rose', file, company)
const exported = exportTokens(brand)

const color = z.strictObject(colorValueSchema.shape)
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const share = z.number().min(0).max(1)

/** The types of the format, stricter than the tools that read them. */
const types: Readonly<Record<string, z.ZodType>> = {
  color: color.extend({ components: z.tuple([share, share, z.number()]) }),
  dimension,
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.tuple([share, z.number(), share, z.number()]),
  fontFamily: z.array(z.string().min(1)).min(1),
  fontWeight: z.number().min(1).max(1000),
  number: z.number(),
  shadow: z.array(
    z.strictObject({
      color: color,
      offsetX: dimension,
      offsetY: dimension,
      blur: dimension,
      spread: dimension,
      inset: z.boolean().optional(),
    }),
  ),
}

interface Leaf {
  readonly path: string
  readonly type: string | undefined
  readonly value: unknown
}

const node = z.record(z.string(), z.unknown())

const leaves = (tree: unknown, path = '', inherited?: string): readonly Leaf[] => {
  const read = node.parse(tree)
  const type = z.string().optional().parse(read['$type']) ?? inherited
  if ('$value' in read) return [{ path, type, value: read['$value'] }]
  return Object.entries(read).flatMap(([name, inner]) =>
    name.startsWith('$') ? [] : leaves(inner, path === '' ? name : `${path}.${name}`, type),
  )
}

const count = (tree: object): number =>
  Object.values(tree).reduce(
    (sum: number, value) => sum + (typeof value === 'string' ? 1 : count(value)),
    0,
  )

describe('a brand as design tokens', () => {
  test('DOM-4 gives each token a type and a value of that type', () => {
    const wrong = leaves(exported).filter(
      ({ type, value }) => types[type ?? '']?.safeParse(value).success !== true,
    )
    expect(wrong).toEqual([])
  })

  test('DOM-4 holds the seeds, both modes, and every other token once', () => {
    const modes = count(tokens.color) + count(tokens.shadow)
    expect(leaves(exported)).toHaveLength(3 + count(tokens) + modes)
  })

  test('DOM-4 has names that the format allows', () => {
    const names = leaves(exported).flatMap(({ path }) => path.split('.'))
    expect(names.filter((name) => /^\$|[{}.]/.test(name))).toEqual([])
  })

  test('DOM-4 has the displayed colours of both modes', () => {
    const { light, dark } = deriveTheme(brand)
    expect(exported).toMatchObject({
      light: { color: { primary: { base: { $value: { hex: light.color.primary.base } } } } },
      dark: { color: { surface: { page: { $value: { hex: dark.color.surface.page } } } } },
    })
  })

  test('DOM-4 keeps the alpha of a scrim and each layer of a shadow', () => {
    expect(exported).toMatchObject({
      light: {
        color: { photo: { scrim: { $value: { alpha: 0.66 } } } },
        shadow: { raised: { $value: [{ offsetY: { value: 1 } }, { spread: { value: -6 } }] } },
      },
      dark: { shadow: { raised: { $value: [{ inset: true }, {}] } } },
    })
  })

  test('DOM-4 keeps values that the format cannot express as CSS next to an approximation', () => {
    expect(exported).toMatchObject({
      font: {
        size: {
          '5xl': { $extensions: { 'example.bouquet': { css: expect.stringMatching(/^clamp/) } } },
        },
      },
    })
  })

  test('DOM-2 can be imported to the same seeds', () => {
    expect(importSeeds(JSON.parse(JSON.stringify(exported)))).toEqual(brand.seeds)
  })

  test('DOM-4 gives the same colours after export and import, whatever the seeds', () => {
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        const choices = choicesWith(seeds)
        const sent = JSON.parse(JSON.stringify(exportTokens({ ...choices, name: 'Rose' })))
        const back = choicesWith(importSeeds(sent))
        expect(deriveTheme(back)).toEqual(deriveTheme(choices))
      }),
      { numRuns: 300 },
    )
  })
})

const rose = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0.5] } }

describe('seeds from a document of another tool', () => {
  const seed = {
    primary: { $value: '{palette.rose}' },
    secondary: { $value: { colorSpace: 'oklch', components: [0.7, 0.15, 60] } },
    neutral: { $value: { colorSpace: 'display-p3', components: [0.5, 0.5, 0.5], hex: '#7F7F7F' } },
  }
  const document = { palette: { rose }, seed }

  test('DOM-2 follow aliases, and fall back to hex for unknown colour spaces', () => {
    expect(importSeeds(document)).toEqual({
      primary: 'color(srgb 1 0 0.5)',
      secondary: 'oklch(0.7 0.15 60)',
      neutral: '#7f7f7f',
    })
  })

  test.each([
    [{ ...document, palette: {} }, 'seed.primary refers to palette.rose, which is in no file'],
    [{ ...document, seed: { ...seed, neutral: undefined } }, 'No token is plainly the neutral'],
  ])('DOM-2 that cannot be read are answered by name: case %#', (broken, message) => {
    expect(() => importSeeds(broken, { primary: 'seed.primary' })).toThrow(message)
  })

  test.each([
    ['{seed.primary}', 'seed.primary refers to itself.'],
    [{ ...rose.$value, alpha: 0.5 }, 'seed.primary must be opaque.'],
    ['16px', 'seed.primary is not a colour that can be read.'],
    [{ ...rose.$value, colorSpace: 'cmyk' }, 'seed.primary is not a colour that can be read.'],
  ])('DOM-2 named ones whose value is %o say what is wrong', ($value, message) => {
    const broken = { ...document, seed: { ...seed, primary: { $value } } }
    expect(() => importSeeds(broken, { primary: 'seed.primary' })).toThrow(message)
  })
})

/** One colour in the shapes of published tokens, as the first seed of a document. */
const shapes: readonly (readonly [name: string, document: object, token: string, css: string])[] = [
  ['a text', { brand: { $value: '#b0305c' } }, 'brand', '#b0305c'],
  ['hsl()', { brand: { $value: 'hsl(339 57% 44%)' } }, 'brand', 'hsl(339 57% 44%)'],
  [
    'hsl components',
    { brand: { $value: { colorSpace: 'hsl', components: [339, 57, 44] } } },
    'brand',
    'hsl(339 57% 44%)',
  ],
  [
    'display-p3 without a hex',
    { brand: { $value: { colorSpace: 'display-p3', components: [0.6, 0.2, 0.4] } } },
    'brand',
    'color(display-p3 0.6 0.2 0.4)',
  ],
  [
    'a $root beside its shades',
    { brand: { $root: { $value: '#b0305c' }, hover: { $value: '#901040' } } },
    'brand',
    '#b0305c',
  ],
  [
    'an alias of a $root',
    { rose: { $root: { $value: '#b0305c' } }, brand: { $value: '{rose}' } },
    'brand',
    '#b0305c',
  ],
  [
    'a $ref to a token',
    { rose: { $value: '#b0305c' }, brand: { $ref: '#/rose' } },
    'brand',
    '#b0305c',
  ],
  [
    'a $ref to a value',
    { rose: { $value: '#b0305c' }, brand: { $value: { $ref: '#/rose/$value' } } },
    'brand',
    '#b0305c',
  ],
  [
    'a $ref to a component',
    {
      rose: { $value: { colorSpace: 'srgb', components: [0.5, 0.25, 0] } },
      brand: {
        $value: {
          colorSpace: 'srgb',
          components: [{ $ref: '#/rose/$value/components/0' }, 0, 0],
        },
      },
    },
    'brand',
    'color(srgb 0.5 0 0)',
  ],
  ['value without a dollar', { brand: { value: 'rgb(176, 48, 92)' } }, 'brand', 'rgb(176, 48, 92)'],
  [
    'sets of modes',
    {
      'rose-9': { sets: { dark: { value: '#ffffff' }, light: { value: '#b0305c' } } },
      accent: { sets: { light: { value: '{rose-9}' }, dark: { value: '{rose-9}' } } },
    },
    'accent',
    '#b0305c',
  ],
  [
    'names with slashes and dots',
    { name: 'Day', tokens: { 'Day/color.brand.bold': { value: '#b0305c' } } },
    'tokens.Day.color.brand.bold',
    '#b0305c',
  ],
  ['a plain palette', { brand: { 500: '#b0305c' } }, 'brand.500', '#b0305c'],
]

describe('seeds from documents as design systems publish them', () => {
  test.each(shapes)('DOM-9 read %s', (_, document, primary, css) => {
    expect(importSeeds({ ...document, secondary: rose, neutral: rose }, { primary })).toMatchObject(
      {
        primary: css,
      },
    )
  })

  test('DOM-9 read a list of variables with channels', () => {
    const list = [{ name: 'base/brand', type: 'COLOR', value: { r: 1, g: 0, b: 0.4, a: 1 } }]
    const document = mergeDocuments([list, { secondary: rose, neutral: rose }])
    expect(importSeeds(document)).toMatchObject({ primary: '#ff0066' })
  })

  test('DOM-9 follow aliases from one document into another', () => {
    const theme = {
      'background-brand': { $value: '{rose.60}' },
      'text-primary': { $value: '#111' },
    }
    const palette = {
      rose: { 60: { $value: '#b0305c' } },
      gray: { 50: rose, 90: { $value: '#222' } },
    }
    const { colorAt, paths } = readTokenColors(mergeDocuments([theme, palette]))
    const tokens = { colorAt, paths }
    expect(guessSeed('primary', tokens).token).toBe('background-brand')
    expect(guessSeed('neutral', tokens).token).toBe('gray.50')
    expect(guessSeed('secondary', tokens).token).toBeUndefined()
  })

  test('DOM-9 join as many documents as a design system has files', () => {
    const documents = Array.from({ length: 60 }, (_, at) => ({
      [`colour-${at}`]: { value: '#123' },
    }))
    const { colorAt, paths } = readTokenColors(mergeDocuments(documents))
    expect(paths).toHaveLength(60)
    expect(colorAt('colour-0')).toEqual({ kind: 'color', css: '#123' })
  })

  test.each([
    ['an alias', '{base.button}'],
    ['a pointer', '#/base/button'],
    ['a reference', { $ref: '#/base/button' }],
  ])('DOM-9 inherit the tokens of a group that another extends by %s', (_, reference) => {
    const components = [0.2, 0.3, 0.4]
    const { paths, colorAt } = readTokenColors({
      base: {
        button: {
          $type: 'color',
          primary: { $value: '#b0305c' },
          states: {
            hover: { $value: { colorSpace: 'srgb', components, hex: '#111111' } },
            down: { $value: '{base.button.primary}' },
          },
        },
      },
      button: {
        $extends: reference,
        states: { hover: { $value: { colorSpace: 'srgb', components: [1, 0, 0] } } },
        own: { $value: '#222' },
      },
      loop: { $extends: '{loop}', own: { $value: '#333' } },
    })
    expect(paths.filter((path) => path.startsWith('button'))).toEqual([
      'button.primary',
      'button.states.hover',
      'button.states.down',
      'button.own',
    ])
    expect(colorAt('button.primary')).toEqual({ kind: 'color', css: '#b0305c' })
    expect(colorAt('button.states.down')).toEqual({ kind: 'color', css: '#b0305c' })
    expect(colorAt('button.states.hover')).toEqual(
      readTokenColors({ a: { $value: { colorSpace: 'srgb', components: [1, 0, 0] } } }).colorAt(
        'a',
      ),
    )
    expect(colorAt('loop.own')).toEqual({ kind: 'color', css: '#333' })
  })

  test('DOM-9 are not guessed where two tokens are called alike, and both are named', () => {
    const twice = { a: { primary: { $value: '#b0305c' } }, b: { primary: { $value: '#30b05c' } } }
    const guess = guessSeed('primary', readTokenColors(twice))
    expect(guess).toEqual({ candidates: ['a.primary', 'b.primary'] })
  })
})
