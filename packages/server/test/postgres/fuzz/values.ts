import fc from 'fast-check'
import type { JsonSchema } from './jsonSchema.ts'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Texts of the world that is asked about: names, addresses and ids, one's own and those of others. */
export interface Known {
  readonly ids: readonly string[]
  readonly texts: readonly string[]
}

const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eevil',
  'Ω≈ç√∫',
  '👩‍👩‍👧‍👦',
  "'; drop table members; --",
  '%',
  '%00',
  '%s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e999',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '-000001-01-01',
  'a@b',
  'x'.repeat(300),
  'é'.repeat(5_000),
  'long '.repeat(20_000),
]

const numbers = [
  0,
  -1,
  1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  -1e308,
  5e-324,
]

const text = (known: Known) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.texts) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.constantFrom(...nasty) },
  )

/** Anything at all, also what no schema asks for. */
export function junk(known: Known): fc.Arbitrary<Json> {
  return fc.oneof(
    fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], { a: { b: {} } }),
    fc.constantFrom<Json>(...numbers),
    fc.constantFrom<Json>(...nasty),
    fc.constantFrom<Json>(...known.ids),
    fc.integer(),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constant<Json>(Array.from({ length: 2_000 }, (_, place) => place)),
  )
}

/** Values that fit a schema, as far as it tells. */
export function fitting(schema: JsonSchema, known: Known): fc.Arbitrary<Json> {
  const { anyOf, oneOf } = schema
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)))
  if (schema.enum) return fc.constantFrom<Json>(...schema.enum)
  const [type, ...others] = [schema.type ?? 'string'].flat()
  if (others.length > 0) {
    return fc.oneof(...[type, ...others].map((one) => fitting({ ...schema, type: one }, known)))
  }
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return numberFitting(schema)
    case 'number':
      return fc.oneof(numberFitting(schema), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known), { maxLength: schema.maxItems ?? 6 })
    case 'object':
      return objectFitting(schema, known)
    default:
      return textFitting(schema, known)
  }
}

const numberFitting = ({ minimum, exclusiveMinimum, maximum }: JsonSchema) => {
  const min = minimum ?? (exclusiveMinimum === undefined ? -(2 ** 31) : exclusiveMinimum + 1)
  const max = Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  return fc.oneof(
    fc.integer({ min: Math.max(min, Number.MIN_SAFE_INTEGER), max }),
    fc.integer({ min: Math.max(min, 1), max: Math.min(max, 100) }),
    fc.constant(max),
  )
}

function objectFitting({ properties = {}, required = [] }: JsonSchema, known: Known) {
  const shape = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, known)])
  return fc.record<Record<string, Json>, string>(Object.fromEntries(shape), {
    requiredKeys: required,
  })
}

function textFitting({ format, pattern, minLength, maxLength }: JsonSchema, known: Known) {
  if (format === 'uuid') {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...known.ids) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (minLength === undefined && maxLength === undefined) return text(known)
  return text(known).map((value) =>
    value.padEnd(minLength ?? 0, 'words ').slice(0, maxLength ?? value.length + (minLength ?? 0)),
  )
}
