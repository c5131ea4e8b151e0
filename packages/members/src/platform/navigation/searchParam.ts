import * as z from 'zod/mini'

/** A parameter of a page's address; a value that does not fit counts as absent. */
export function searchParam<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}
