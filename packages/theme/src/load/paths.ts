import { z } from 'zod'

/** The value at a path of a file's content. */
export const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    content,
  )

const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodOptional
    ? unwrapped(schema.unwrap())
    : schema

/** The keys that an object of the schema may have at a path. */
export const keysAt = (schema: unknown, path: readonly PropertyKey[]): readonly string[] => {
  const inner = unwrapped(schema)
  const [key, ...rest] = path
  if (inner instanceof z.ZodRecord) {
    if (key !== undefined) return keysAt(inner.valueType, rest)
    return inner.keyType instanceof z.ZodEnum ? inner.keyType.options.map(String) : []
  }
  if (!(inner instanceof z.ZodObject)) return []
  return key === undefined ? Object.keys(inner.shape) : keysAt(inner.shape[String(key)], rest)
}
