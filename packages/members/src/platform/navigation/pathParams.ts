import { notFound } from '@tanstack/react-router'
import type * as z from 'zod/mini'

/** Option of a route: the parameters of its path in the form of the schema. A path with others has no page. */
export const pathParams = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  params: {
    parse(given: unknown): z.output<Schema> {
      const parsed = schema.safeParse(given)
      if (!parsed.success) throw notFound()
      return parsed.data
    },
  },
})
