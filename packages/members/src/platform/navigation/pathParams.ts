import { notFound } from '@tanstack/react-router'
import type * as z from 'zod/mini'

/** Option of a route that parses the parameters of its path. Paths that the schema refuses have no page. */
export function pathParams<Schema extends z.ZodMiniType>(schema: Schema) {
  return {
    params: {
      parse(given: unknown): z.output<Schema> {
        const parsed = schema.safeParse(given)
        if (!parsed.success) throw notFound()
        return parsed.data
      },
    },
  }
}
