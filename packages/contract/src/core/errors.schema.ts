import { z } from 'zod'
import { type ErrorCode, errorTable } from './errors.ts'

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]

const refusalSchema = z.object({
  code: z.enum(codes),
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/**
 * Body of every error response. `field` is the dotted path of the invalid input; `errors` are further wrong fields of
 * the same input, each with its own code.
 */
export const errorBodySchema = z.object({
  error: refusalSchema.extend({
    errors: z.array(refusalSchema.required({ field: true })).optional(),
  }),
  /** Set only with the code of the same name; the client then ends its session. */
  authentication_required: z.literal(true).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
