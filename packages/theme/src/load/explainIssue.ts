import type { z } from 'zod'
import { fontIds } from '../fonts/fonts.ts'
import { keysAt, schemaAt, valueAt } from './contentPaths.ts'
import { kinds, meanings } from './examples.ts'
import { explainRule } from './explainRule.ts'
import { type Explanation, type IssueContext, setTo } from './explanation.ts'
import { type Fix, inlineJson } from './fix.ts'
import {
  nearestCountry,
  nearestEmail,
  nearestMoment,
  nearestOf,
  nearestPhone,
  nearestTexts,
  toSlug,
} from './nearest.ts'
import { escapedJson, quote } from './quote.ts'
import { sampleAt } from './sampleValues.ts'
import { similarTo } from './similar.ts'

type Issue = z.core.$ZodIssue
type Path = Explanation['path']

const list = (values: readonly unknown[]) => values.map(String).join(', ')

/** The name of the object that lacks a field. */
const holder = (path: Path) =>
  path.length > 1 ? path.slice(0, -1).map(String).join('.') : 'The file'

const absent = (path: Path, allowed: string, fixes: readonly Fix[]): Explanation => {
  const key = escapedJson(String(path.at(-1)))
  const facts = {
    found: holder(path),
    allowed,
    nearest: (value: unknown) => `${key}: ${inlineJson(value)}`,
  }
  return { code: 'BRAND-10', path, facts, fixes }
}

const converted = (value: unknown, kind: string): unknown => {
  if (kind === 'string' && typeof value === 'number') return String(value)
  if (kind === 'array') return typeof value === 'string' ? [value] : undefined
  if (kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined
  if (kind !== 'number' && kind !== 'int') return undefined
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof figure === 'number' && !Number.isNaN(figure) ? figure : undefined
}

/** Clamps a number to the bounds of a schema. */
const bounded = (figure: number, schema: unknown): number => {
  const { minValue, maxValue } = schemaBounds(schema)
  const whole = schema instanceof Object && 'isInt' in schema && schema.isInt === true
  return Math.min(maxValue, Math.max(minValue, whole ? Math.round(figure) : figure))
}

const schemaBounds = (schema: unknown) => {
  const bound = (name: 'minValue' | 'maxValue', otherwise: number) => {
    const value: unknown = schema instanceof Object ? Reflect.get(schema, name) : undefined
    return typeof value === 'number' ? value : otherwise
  }
  return { minValue: bound('minValue', -Infinity), maxValue: bound('maxValue', Infinity) }
}

const wrongKind = (expected: string, path: Path, context: IssueContext): Explanation => {
  const found = valueAt(context.content, path)
  const { name, example } = kinds[expected] ?? { name: expected, example: undefined }
  const sample = sampleAt(context.fileContext, context.content, path) ?? example
  if (found === undefined) {
    return absent(path, meanings[String(path.at(-1))] ?? name, setTo(path, [sample]))
  }
  const near = converted(found, expected)
  const within = typeof near === 'number' ? bounded(near, schemaAt(context.schema, path)) : near
  const finite =
    typeof found === 'number' ? name.replace(/^a (whole )?number/, 'a finite $1number') : name
  const facts = { found: quote(found), allowed: Number.isFinite(found) ? name : finite }
  return { code: 'BRAND-12', path, facts, fixes: setTo(path, [near, within, sample]) }
}

const choice = (
  path: Path,
  { content, fileContext }: IssueContext,
  values: readonly unknown[],
): Explanation => {
  const found = valueAt(content, path)
  const allowed = values.filter((value) => typeof value === 'string' || typeof value === 'number')
  if (found === undefined) {
    const sample = sampleAt(fileContext, content, path) ?? allowed[0]
    return absent(path, `one of ${list(allowed)}`, setTo(path, [sample]))
  }
  const fixes = setTo(path, [nearestOf(found, allowed)])
  const isFont = allowed.length === fontIds.length && allowed.every((id, at) => id === fontIds[at])
  const facts = { found: quote(found), allowed: list(allowed) }
  return { code: isFont ? 'BRAND-18' : 'BRAND-13', path, facts, fixes }
}

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
}

const outOfRange = (
  path: Path,
  { content, fileContext, schema }: IssueContext,
  side: 'least' | 'most',
  limit: number,
  origin: string,
): Explanation => {
  const found = valueAt(content, path)
  const unit = units[origin]?.[limit === 1 ? 0 : 1] ?? ''
  const sample = sampleAt(fileContext, content, path)
  const otherSide = path.at(-1) === 'width' ? 'height' : path.at(-1) === 'height' ? 'width' : null
  const near =
    typeof found === 'string'
      ? nearestTexts(found, side === 'most' ? limit : found.length)
      : typeof found === 'number'
        ? [
            bounded(found, schemaAt(schema, path)),
            otherSide === null ? undefined : valueAt(content, [...path.slice(0, -1), otherSide]),
          ]
        : [Array.isArray(found) && side === 'most' ? found.slice(0, limit) : undefined]
  const facts = { found: quote(found), allowed: `at ${side} ${limit}${unit}` }
  return { code: 'BRAND-14', path, facts, fixes: setTo(path, [...near, sample]) }
}

const isCountry = (path: Path) =>
  path.some((key) => String(key).includes('countr') || key === 'minimum_message_costs')

const svgNameOf = (text: string) => `${toSlug(text.replace(/\.svg$/i, '')).slice(0, 90)}.svg`

/** The expected format of a text, and the nearest valid text. */
const formats = (name: string, path: Path, text: string, content: unknown): [string, string] => {
  if (path[0] === 'logo') return ['the name of an SVG file beside the theme file', svgNameOf(text)]
  if (name === 'email') return ['an e-mail address', nearestEmail(text)]
  if (name === 'datetime') return ['a moment in time', nearestMoment(text)]
  if (isCountry(path)) return ['a country code of two capitals', nearestCountry(text)]
  if (path.at(-1) === 'support_phone') {
    const country = String(valueAt(content, ['country']))
    return ['an international telephone number', nearestPhone(text, country)]
  }
  return ['a name of lower-case words and hyphens', toSlug(text)]
}

const malformed = (
  path: Path,
  { content, fileContext }: IssueContext,
  name: string,
): Explanation => {
  const found = valueAt(content, path)
  const [allowed, nearest] = formats(name, path, String(found), content)
  const fixes = setTo(path, [nearest, sampleAt(fileContext, content, path)])
  return { code: 'BRAND-17', path, facts: { found: quote(found), allowed }, fixes }
}

const malformedKey = (path: Path, { content }: IssueContext): Explanation => {
  const key = String(path.at(-1))
  const [allowed, nearest] = formats('key', path, key, content)
  const isFree = valueAt(content, [...path.slice(0, -1), nearest]) === undefined
  const fixes: readonly Fix[] = isFree ? [{ kind: 'rename', path, key: nearest }] : []
  return { code: 'BRAND-17', path, facts: { found: quote(key), allowed }, fixes }
}

const unknownKeys = (
  path: Path,
  { content, schema }: IssueContext,
  unknown: readonly string[],
): readonly Explanation[] => {
  const keys = keysAt(schema, path)
  const free = keys.filter((key) => valueAt(content, [...path, key]) === undefined)
  return unknown.map((key): Explanation => {
    const near = similarTo(key, free)
    return {
      code: 'BRAND-11',
      path: [...path, key],
      facts: { found: quote(key), allowed: list(keys) },
      fixes: near === undefined ? [] : [{ kind: 'rename', path: [...path, key], key: near }],
    }
  })
}

/** Explains one Zod issue and suggests fixes. */
export function explainIssue(issue: Issue, context: IssueContext): readonly Explanation[] {
  const { path } = issue
  switch (issue.code) {
    case 'invalid_type':
      return [wrongKind(issue.expected, path, context)]
    case 'invalid_value':
      return [choice(path, context, issue.values)]
    case 'too_small':
      return [outOfRange(path, context, 'least', Number(issue.minimum), issue.origin)]
    case 'too_big':
      return [outOfRange(path, context, 'most', Number(issue.maximum), issue.origin)]
    case 'invalid_format':
      return [malformed(path, context, issue.format)]
    case 'invalid_key':
      return [malformedKey(path, context)]
    case 'unrecognized_keys':
      return unknownKeys(path, context, issue.keys)
    default:
      return [explainRule(issue.code === 'custom' ? (issue.params ?? {}) : {}, path, context)]
  }
}
