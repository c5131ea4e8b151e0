import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tokens } from '../src/contract/tokens.ts'
import { deriveTheme } from '../src/derive/deriveTheme.ts'
import { exportTokens } from '../src/exchange/exportTokens.ts'
import { colourValueSchema } from '../src/exchange/format.ts'
import { importSeeds } from '../src/exchange/importSeeds.ts'
import { resolveBrand } from '../src/resolve/resolveBrand.ts'
import { company, file } from './brand.ts'
import { anySeeds, choicesWith } from './seeds.ts'

const brand = resolveBrand('rose', file, company)
const exported = exportTokens(brand)

const colour = z.strictObject(colourValueSchema.shape)
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const share = z.number().min(0).max(1)

/** The types of the format, stricter than the tools that read them. */
const types: Readonly<Record<string, z.ZodType>> = {
  color: colour.extend({ components: z.tuple([share, share, z.number()]) }),
  dimension,
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.tuple([share, z.number(), share, z.number()]),
  fontFamily: z.array(z.string().min(1)).min(1),
  fontWeight: z.number().min(1).max(1000),
  number: z.number(),
  shadow: z.array(
    z.strictObject({
      color: colour,
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

describe('seeds from a document of another tool', () => {
  const rose = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0.5] } }
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
    [{ ...document, palette: {} }, 'There is no token palette.rose.'],
    [{ ...document, seed: { ...seed, neutral: undefined } }, 'There is no token seed.neutral.'],
    [
      { ...document, seed: { ...seed, primary: { $value: '{seed.primary}' } } },
      'seed.primary refers to itself.',
    ],
    [
      { ...document, seed: { ...seed, neutral: { $value: '#7f7f7f' } } },
      'seed.neutral is not a colour that can be read: give colorSpace and components in srgb or oklch, or a hex.',
    ],
    [
      {
        ...document,
        seed: { ...seed, primary: { $value: { ...rose.$value, alpha: 0.5 } } },
      },
      'seed.primary must be opaque.',
    ],
  ])('DOM-2 that cannot be read are answered by name: case %#', (broken, message) => {
    expect(() => importSeeds(broken)).toThrow(message)
  })
})
