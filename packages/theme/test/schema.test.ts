import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonSchemas } from '../src/brand/jsonSchemas.ts'

const themes = join(import.meta.dirname, '../../../themes')
const schemas = Object.entries(jsonSchemas())

test.each(schemas)(
  'DOM-2 themes/%s is what the rules give; `npx bouquet schema` writes it anew',
  async (path, text) => {
    expect(await readFile(join(themes, path), 'utf8')).toBe(text)
  },
)

interface Described {
  readonly description?: string | undefined
  readonly properties?: Readonly<Record<string, Described>> | undefined
}

const describedSchema: z.ZodType<Described> = z.object({
  description: z.string().optional(),
  get properties() {
    return z.record(z.string(), describedSchema).optional()
  },
})

/** Paths of the keys without a description. */
const undescribed = ({ properties = {} }: Described, path = ''): readonly string[] =>
  Object.entries(properties).flatMap(([key, schema]) => [
    ...(schema.description === undefined ? [`${path}${key}`] : []),
    ...undescribed(schema, `${path}${key}.`),
  ])

test.each(schemas)('DOM-2 themes/%s describes each key', (_, text) => {
  expect(undescribed(describedSchema.parse(JSON.parse(text)))).toEqual([])
})

test('DOM-2 each theme file points to its schema', async () => {
  const paths = {
    'amberline.theme.jsonc': './schema/brand.schema.json',
    'companies/lantern-lane.company.jsonc': '../schema/company.schema.json',
  }
  for (const [file, schema] of Object.entries(paths)) {
    expect(await readFile(join(themes, file), 'utf8')).toContain(`{\n  "$schema": "${schema}",\n`)
  }
})
