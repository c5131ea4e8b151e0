import { z } from 'zod'

/** The value at a path of a file's content. */
export function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    content,
  )
}

const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodOptional
    ? unwrapped(schema.unwrap())
    : schema

/** The keys that an object of the schema may have at a path. */
export function keysAt(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  const inner = schemaAt(schema, path)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => keysAt(option, []))
  if (inner instanceof z.ZodRecord) {
    return inner.keyType instanceof z.ZodEnum ? inner.keyType.options.map(String) : []
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

/** The schema of the value at a path; undefined when the schema has no such path. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  const inner = unwrapped(schema)
  const [key, ...rest] = path
  if (key === undefined) return inner
  if (inner instanceof z.ZodUnion) {
    return inner.options
      .map((option) => schemaAt(option, path))
      .find((found) => found !== undefined)
  }
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest)
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType, rest)
  return inner instanceof z.ZodObject ? schemaAt(inner.shape[String(key)], rest) : undefined
}
