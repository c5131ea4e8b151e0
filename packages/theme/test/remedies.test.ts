import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandFileSchema } from '../src/brand/brand.schema.ts'
import { companyFileSchema } from '../src/brand/company.ts'
import { valueAt } from '../src/load/contentPaths.ts'
import { type Diagnostic, isError } from '../src/load/diagnostics.ts'
import { explainIssues } from '../src/load/explainIssues.ts'
import { findWarnings } from '../src/load/findWarnings.ts'
import { applyFix } from '../src/load/fix.ts'
import { completeBrand } from '../src/resolve/resolveBrand.ts'
import { badOthers, badTexts } from './badValues.ts'
import { company, file } from './brand.ts'
import { anySeeds } from './seeds.ts'

type Load = (content: unknown) => readonly Diagnostic[]

const fileContext = { id: 'rose', companies: ['acorn'], taken: new Set(['rose.example']) }

/** What was read of the file of the brand's own font. */
const fontFile = {
  path: '/themes/harbour.woff2',
  hash: '',
  weights: { min: 400, max: 700 },
  pinned: {},
  ascent: 1,
  descent: -0.2,
  widths: { 600: 0.5 },
}

const loadWith = (content: unknown, owner: unknown): readonly Diagnostic[] => {
  const name = 'themes/rose.theme.jsonc'
  const parsed = brandFileSchema.safeParse(content)
  return parsed.success
    ? findWarnings(
        completeBrand('rose', parsed.data, companyFileSchema.parse(owner), () => fontFile),
        name,
        () => 1,
      )
    : explainIssues(parsed.error, brandFileSchema, { name, content, lineAt: () => 1, fileContext })
}

const loadBrandFile: Load = (content) => loadWith(content, company)

const loadCompanyFile: Load = (content) => {
  const name = 'themes/companies/acorn.company.jsonc'
  const { error } = companyFileSchema.safeParse(content)
  const around = { ...fileContext, id: 'acorn' }
  return error === undefined
    ? []
    : explainIssues(error, companyFileSchema, {
        name,
        content,
        lineAt: () => 1,
        fileContext: around,
      })
}

/** A brand file with every key except overrides, whose contrasts are slow to measure. */
const full = {
  ...file,
  domains: ['roses.example', 'www.roses.example'],
  language: 'de',
  type: {
    display: {
      file: 'harbour.woff2',
      family: 'Harbour Display',
      licence: 'SIL OFL 1.1',
      style: 'serif',
      weight: 600,
    },
    text: 'figtree',
    base: 17,
    ratio: 1.2,
  },
  density: 'airy',
  shape: { corners: 'soft', photo: 'arch', border: 'bold' },
  motion: 'calm',
  mode: { preferred: 'light', fixed: false },
  logo: { width: 40, height: 50, path: 'M0 0H40V50H0Z' },
  landers: {
    tinderswipe: {
      summer: {
        copy: { nl: { title: 'Zomer', description: 'Aan het water', lead: 'Kom erbij' } },
        people: { gender: 'female', min_age: 30, max_age: 45 },
      },
    },
  },
  copy: { fr: { title: 'À deux', description: 'Près de chez vous', promise: 'Doucement' } },
  mailName: 'Rose Mail',
  settings: {
    countries: ['NL', 'DE'],
    visible_profile_fields: ['interests'],
    visible_profile_notes: true,
    search_fields: ['interests'],
    message_credits: 10,
    photo_credits: 20,
    gift_credits: 25,
    signup_credits: 30,
    message_length: 1000,
    minimum_message_costs: { NL: { amount: 100, currency: 'EUR' } },
    refund_days: 14,
    min_age: 18,
    signups: 'all',
    logged_out_search: 'limited',
    logged_out_search_trafficsource: 'all',
    member_resell: false,
    enable_site_entry_popup: 'yes',
    site_entry_countries: ['NL'],
    fictional_profiles: false,
  },
}

const withLogoFiles = {
  ...file,
  logo: { file: 'rose.logo.svg', symbol: 'rose.symbol.svg', reversed: 'rose.reversed.svg' },
}

type Path = readonly PropertyKey[]

const pathsIn = (value: unknown): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, held]) => {
        const step = Array.isArray(value) ? Number(key) : key
        return [[step], ...pathsIn(held).map((rest) => [step, ...rest])]
      })

/** Random invalid texts. */
const badValuesFor = (value: unknown): readonly unknown[] =>
  typeof value === 'string'
    ? [...badTexts, ...badOthers]
    : [...badTexts.slice(0, 4), '12', ...badOthers]

const place = ({ code, field }: Diagnostic) => `${code} ${field}`

/** Applies the fix of each error and returns a message for every fix that does not work. */
const failures = (load: Load, content: unknown): readonly string[] => {
  const before = load(content)
  // Long lists are truncated, so new diagnostics could come from the rest.
  if (before.length >= 20) return []
  const known = new Set(before.map(place))
  return before.filter(isError).flatMap((diagnostic) => {
    const { fix } = diagnostic
    const said = `${place(diagnostic)}: ${diagnostic.reason} ${diagnostic.remedy}`
    if (fix === undefined) return [`no remedy for ${said}`]
    const after = load(applyFix(content, fix)).filter(isError)
    const isShorter = after.length < before.length
    const added = fix.kind === 'remove' ? [] : after.filter((next) => !known.has(place(next)))
    return [
      ...(isShorter ? [] : [`still there: ${said}`]),
      ...added.map((next) => `${said} brings ${place(next)}: ${next.reason}`),
    ]
  })
}

/** How many fixes, each of the first error, make a file valid; more than `most` are not tried. */
const fixesNeeded = (load: Load, content: unknown, most: number): number => {
  const [error] = load(content).filter(isError)
  if (!error) return 0
  return error.fix === undefined || most === 0
    ? Number.POSITIVE_INFINITY
    : 1 + fixesNeeded(load, applyFix(content, error.fix), most - 1)
}

const withValue = (content: unknown, path: Path, value: unknown) =>
  applyFix(content, { kind: 'set', path, value })

describe.each([
  ['brand', loadBrandFile, full],
  ['brand with a logo in files', loadBrandFile, withLogoFiles],
  ['company', loadCompanyFile, company],
] as const)('the remedy for a %s file', (_, load, content) => {
  const paths = pathsIn(content)

  test('DOM-2 is not needed for a valid file', () => {
    expect(load(content).filter(isError)).toEqual([])
  })

  test('DOM-2 passes when it is followed: any bad value at any field', () => {
    const failed = paths.flatMap((path) =>
      badValuesFor(valueAt(content, path)).flatMap((value) =>
        failures(load, withValue(content, path, value)),
      ),
    )
    expect(failed).toEqual([])
  })

  test('DOM-2 passes when it is followed: a field that is missing, or one too many', () => {
    const failed = paths.flatMap((path) => [
      ...failures(load, applyFix(content, { kind: 'remove', path })),
      ...failures(load, withValue(content, [...path.slice(0, -1), 'colour'], '#fff')),
      ...failures(load, withValue(content, [...path.slice(0, -1), '\u202e'.repeat(99)], {})),
    ])
    expect(failed).toEqual([])
  })

  test('DOM-2 passes when it is followed: random values at random fields, several at once', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ maxLength: 120 }),
      fc.double(),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(...badTexts, ...badOthers),
    )
    const change = fc.tuple(fc.constantFrom(...paths), value)
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const bad = changes.reduce<unknown>(
          (held, [path, next]) => withValue(held, path, next),
          content,
        )
        expect(failures(load, bad)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('DOM-2 is on one line with at most 80 characters of a value, like the reason', () => {
    const long = `${'\u202eRose\n'.repeat(5000)}`
    for (const path of paths) {
      for (const { reason, remedy, field } of load(withValue(content, path, long))) {
        expect(reason + remedy + field).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        const [quoted = ''] = /".*[…"]/.exec(reason) ?? []
        expect([...quoted].length).toBeLessThanOrEqual(80)
      }
    }
  })
})

describe('the remedy for overrides', () => {
  const colors = [
    '#d9223b',
    'crimsson',
    '#808080',
    '#8a1226',
    'oklch(NaN 0.1 20)',
    '#101828',
    'white',
  ]
  const tokens = [
    'surface.page',
    'text.strong',
    'primary.base',
    'primary.hover',
    'primary.text',
    'hero.to',
  ]

  const mode = fc.constantFrom('light', 'dark')
  const stated = (count: number) =>
    fc.dictionary(fc.constantFrom(...tokens), fc.constantFrom(...colors), {
      minKeys: count,
      maxKeys: count,
    })

  test('DOM-2 passes when it is followed, and brings no other error', () => {
    fc.assert(
      fc.property(stated(1), mode, (values, shown) => {
        expect(failures(loadBrandFile, { ...file, overrides: { [shown]: values } })).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  test('DOM-2 is followed at most once for each of two colours, though one can depend on the other', () => {
    fc.assert(
      fc.property(stated(2), mode, (values, shown) => {
        const content = { ...file, overrides: { [shown]: values } }
        expect(fixesNeeded(loadBrandFile, content, 3)).toBeLessThanOrEqual(2)
      }),
      {
        numRuns: 13,
        examples: [
          [{ 'primary.base': '#808080', 'primary.hover': '#808080' }, 'light'],
          [{ 'primary.hover': '#d9223b', 'surface.page': '#d9223b' }, 'light'],
        ],
      },
    )
  })
})

describe('the remedy of a warning', () => {
  /** Applies the fix of each warning and advice and returns a message for every fix that does not work. */
  const remarkFailures = (content: unknown, owner: unknown = company): readonly string[] => {
    const before = loadWith(content, owner)
    const known = new Set(before.map(place))
    return before.flatMap((diagnostic) => {
      const { fix } = diagnostic
      if (fix === undefined) return [`no remedy for ${place(diagnostic)}`]
      const after =
        fix.file === 'company'
          ? loadWith(content, applyFix(owner, fix))
          : loadWith(applyFix(content, fix), owner)
      const said = `${place(diagnostic)}: ${diagnostic.remedy}`
      return after
        .filter((next) => place(next) === place(diagnostic) || !known.has(place(next)))
        .map((next) => `${said} leads to ${place(next)}: ${next.reason}`)
    })
  }
  const codes = (content: unknown, owner: unknown = company) =>
    loadWith(content, owner).map(({ code }) => code)

  test.each<[string, string, unknown, unknown]>([
    [
      'BRAND-30',
      'seeds that look alike',
      { ...file, seeds: { ...file.seeds, secondary: '#d4263c' } },
      company,
    ],
    [
      'BRAND-31',
      'a search for what no profile shows',
      { ...file, settings: { search_fields: ['body_type'], visible_profile_fields: [] } },
      company,
    ],
    [
      'BRAND-34',
      'a price of a message that is not asked',
      {
        ...file,
        settings: { minimum_message_costs: { NL: { amount: 75, currency: 'EUR' as const } } },
      },
      company,
    ],
    [
      'BRAND-33',
      'a company that trades under other names',
      file,
      { ...company, tradenames: ['Acorn'] },
    ],
    [
      'BRAND-40',
      'a seed too pale to carry text',
      { ...file, seeds: { ...file.seeds, primary: '#fff3a8' } },
      company,
    ],
    [
      'BRAND-43',
      'a black seed, which is white in dark mode',
      { ...file, seeds: { ...file.seeds, primary: '#111111' } },
      company,
    ],
    [
      'BRAND-41',
      'a neutral that is none',
      { ...file, seeds: { ...file.seeds, neutral: '#e05a00' } },
      company,
    ],
    [
      'BRAND-42',
      'a colour outside sRGB',
      { ...file, seeds: { ...file.seeds, primary: 'color(display-p3 0.8 0 0.2)' } },
      company,
    ],
  ])('DOM-2 %s passes when it is followed: %s', (code, _, content, owner) => {
    expect(codes(content, owner)).toEqual([code])
    expect(remarkFailures(content, owner)).toEqual([])
  })

  test('DOM-4 two seeds that look alike get a distinct secondary, whatever the primary', () => {
    fc.assert(
      fc.property(anySeeds, ({ primary, neutral }) => {
        const content = { ...file, seeds: { primary, secondary: primary, neutral } }
        const alike = loadWith(content, company).find(({ code }) => code === 'BRAND-30')
        if (alike?.fix === undefined) throw new Error('no counter-proposal')
        expect(codes(applyFix(content, alike.fix))).not.toContain('BRAND-30')
      }),
      { numRuns: 60 },
    )
  })
})
