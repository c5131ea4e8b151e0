import { z } from 'zod'
import type { Niche } from './niches.ts'

const defaults = z.registry<{ readonly byNiche: (niche: Niche) => unknown }>()

/**
 * Defines a setting of a brand.
 * @param description one sentence for editors and docs/settings.md
 * @param byNiche the value where a theme file leaves the setting out
 */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  byNiche: (niche: Niche) => NoInfer<z.output<Schema>>,
): Schema {
  const described = schema.describe(description)
  defaults.add(described, { byNiche })
  return described
}

/** The value of a setting where a theme file leaves it out. */
export function defaultOf(schema: z.ZodType, niche: Niche): unknown {
  const found = defaults.get(schema)
  if (found === undefined) throw new Error('This schema was not made with setting().')
  return found.byNiche(niche)
}
