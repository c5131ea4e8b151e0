import { z } from 'zod'
import { brandFileSchema } from './brand.schema.ts'
import { companyFileSchema } from './company.ts'

/** Draft 7 is the newest version that editors support in full. */
const schemaText = (schema: z.ZodType, title: string): string => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`
}

/**
 * JSON Schemas of brand and company files, by path in the themes folder, for completion in editors. Rules that
 * JSON Schema cannot express, such as contrast, are checked by `npx bouquet check` only.
 */
export function jsonSchemas(): Readonly<Record<string, string>> {
  return {
    'schema/brand.schema.json': schemaText(brandFileSchema, 'Bouquet brand file'),
    'schema/company.schema.json': schemaText(companyFileSchema, 'Bouquet company file'),
  }
}
