import type { z } from 'zod'
import { mostElongated } from '../brand/logo.ts'
import { plainText } from '../brand/text.ts'
import { fontIds } from '../fonts/fonts.ts'
import { examples, kinds, meanings } from './examples.ts'
import { type BrandFault, brandFault, type FaultCode, type FaultFacts } from './faults.ts'
import {
  nearestColour,
  nearestCountry,
  nearestEmail,
  nearestHost,
  nearestMoment,
  nearestOf,
  nearestPhone,
  nearestSlug,
} from './nearest.ts'
import { keysAt, valueAt } from './paths.ts'
import { asJson, shown } from './shown.ts'
import type { LineAt } from './themeDocument.ts'
import { tooNear } from './tooNear.ts'

type Issue = z.core.$ZodIssue

const list = (values: readonly unknown[]) => values.map(String).join(', ')

interface Explanation {
  readonly code: FaultCode
  readonly path: readonly PropertyKey[]
  readonly facts: Partial<FaultFacts>
}

/** A key with its value, as it would stand in the file. */
const entry = (key: PropertyKey | undefined, value: string) => `${asJson(String(key))}: ${value}`

/** The object that lacks a field, by its own name. */
const holder = (path: readonly PropertyKey[]) =>
  path.length > 1 ? path.slice(0, -1).map(String).join('.') : 'The file'

const convert = (value: unknown, kind: string): string | null => {
  if (kind === 'string' && typeof value === 'number') return asJson(String(value))
  if (kind === 'int' && typeof value === 'number') return String(Math.round(value))
  const isFigure = typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
  if ((kind === 'number' || kind === 'int') && isFigure) return String(Number(value))
  if (kind === 'boolean' && (value === 'true' || value === 'false')) return value
  return kind === 'array' && typeof value === 'string' ? `[${asJson(value)}]` : null
}

const wrongKind = (kind: string, path: readonly PropertyKey[], found: unknown): Explanation => {
  const { name, example } = kinds[kind] ?? { name: kind, example: kind }
  const sample = examples[String(path.at(-1))] ?? example
  return found === undefined
    ? {
        code: 'BRAND-10',
        path,
        facts: {
          found: holder(path),
          nearest: entry(path.at(-1), sample),
          allowed: meanings[String(path.at(-1))] ?? name,
        },
      }
    : {
        code: 'BRAND-12',
        path,
        facts: { found: shown(found), nearest: convert(found, kind) ?? sample, allowed: name },
      }
}

const choice = (
  path: readonly PropertyKey[],
  found: unknown,
  values: readonly unknown[],
): Explanation => {
  const allowed = values.filter((value) => typeof value === 'string' || typeof value === 'number')
  const nearest = asJson(nearestOf(found, allowed))
  if (found === undefined) {
    const facts = {
      found: holder(path),
      nearest: entry(path.at(-1), nearest),
      allowed: `one of ${list(allowed)}`,
    }
    return { code: 'BRAND-10', path, facts }
  }
  const isFont = allowed.length === fontIds.length && allowed.every((id, at) => id === fontIds[at])
  const facts = { found: shown(found), nearest, allowed: list(allowed) }
  return { code: isFont ? 'BRAND-18' : 'BRAND-13', path, facts }
}

const bound = (
  path: readonly PropertyKey[],
  found: unknown,
  side: 'least' | 'most',
  limit: number,
  origin: string,
): Explanation => {
  const unit =
    origin === 'string'
      ? ' characters'
      : origin === 'array'
        ? limit === 1
          ? ' entry'
          : ' entries'
        : ''
  const near = () => {
    if (typeof found === 'string') {
      return side === 'most' ? asJson(found.slice(0, limit).trim()) : `at least ${limit}${unit}`
    }
    return Array.isArray(found)
      ? (examples[String(path.at(-1))] ?? `at ${side} ${limit}${unit}`)
      : String(limit)
  }
  const facts = { found: shown(found), nearest: near(), allowed: `at ${side} ${limit}${unit}` }
  return { code: 'BRAND-14', path, facts }
}

const format = (
  path: readonly PropertyKey[],
  found: unknown,
  name: string,
  content: unknown,
): Explanation => {
  const text = String(found)
  const known: Readonly<Record<string, readonly [string, string]>> = {
    hostname: ['a host name', asJson(nearestHost(text))],
    email: ['an e-mail address', asJson(nearestEmail(text))],
    datetime: ['a moment in time', asJson(nearestMoment(text))],
  }
  const country = path.some(
    (key) => String(key).includes('countr') || key === 'minimum_message_costs',
  )
  const [allowed, nearest] =
    known[name] ??
    (country
      ? ['a country code of two capitals', asJson(nearestCountry(text))]
      : path.at(-1) === 'support_phone'
        ? [
            'an international telephone number',
            asJson(nearestPhone(text, String(valueAt(content, ['country'])))),
          ]
        : ['a name of lower-case words and hyphens', asJson(nearestSlug(text))])
  return { code: 'BRAND-17', path, facts: { found: shown(found), nearest, allowed } }
}

const proportion = (path: readonly PropertyKey[], logo: unknown): Explanation => {
  const [width, height] = ['width', 'height'].map((side) => Number(valueAt(logo, [side])))
  const [long, short] = [Math.max(width ?? 0, height ?? 0), Math.min(width ?? 0, height ?? 0)]
  const side = long === width ? 'width' : 'height'
  const facts = {
    found: `${width} by ${height}`,
    allowed: String(mostElongated),
    nearest: entry(side, String(short * mostElongated)),
  }
  return { code: 'BRAND-19', path: [...path, side], facts }
}

/** A rule of our own, by the name that the schema gives it. */
const ruleBroken = (issue: Issue, path: readonly PropertyKey[], found: unknown): Explanation => {
  const params = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  const rule = params['rule']
  if (rule === 'contrast' || rule === 'states') {
    return { path, ...tooNear(params, found, String(path.at(-2))) }
  }
  if (rule === 'proportion') return proportion(path, found)
  const isColour = rule === 'colour'
  const nearest = isColour ? nearestColour(found) : plainText(String(found))
  return {
    code: isColour ? 'BRAND-15' : 'BRAND-16',
    path,
    facts: { found: shown(found), nearest: asJson(nearest) },
  }
}

const explanations = (
  issue: Issue,
  schema: z.ZodType,
  content: unknown,
): readonly Explanation[] => {
  const { path } = issue
  const found = valueAt(content, path)
  switch (issue.code) {
    case 'invalid_type':
      return [wrongKind(issue.expected, path, found)]
    case 'invalid_value':
      return [choice(path, found, issue.values)]
    case 'too_small':
      return [bound(path, found, 'least', Number(issue.minimum), issue.origin)]
    case 'too_big':
      return [bound(path, found, 'most', Number(issue.maximum), issue.origin)]
    case 'invalid_format':
      return [format(path, found, issue.format, content)]
    case 'invalid_key':
      return [format(path, path.at(-1), 'key', content)]
    case 'unrecognized_keys': {
      const keys = keysAt(schema, path)
      return issue.keys.map((key) => ({
        code: 'BRAND-11',
        path: [...path, key],
        facts: { found: shown(key), nearest: asJson(nearestOf(key, keys)), allowed: list(keys) },
      }))
    }
    default:
      return [ruleBroken(issue, path, found)]
  }
}

/** A file in which nothing is right needs no longer list than this. */
const mostFaults = 20

/** Says of each issue where it stands in the file, what is wrong, and what would pass. */
export const explain = (
  error: z.ZodError,
  schema: z.ZodType,
  file: {
    readonly name: string
    readonly content: unknown
    readonly lineAt: LineAt
  },
): readonly BrandFault[] =>
  error.issues
    .flatMap((issue) => explanations(issue, schema, file.content))
    .slice(0, mostFaults)
    .map(({ code, path, facts }) =>
      brandFault(
        code,
        { file: file.name, line: file.lineAt(path), field: path.map(String).join('.') },
        facts,
      ),
    )
