import { z } from 'zod'

export const approvalStates = ['waiting', 'approved', 'declined'] as const
export type ApprovalState = (typeof approvalStates)[number]

const approvalStateSchema = z.enum(approvalStates)

/** What every request has that a second person approves or declines. */
export const approvalFields = {
  request: z.uuid(),
  brand: z.string(),
  state: approvalStateSchema,
  /** Name of whoever asked for it. */
  by: z.string(),
  /** Whether it is your own, which somebody else has to approve. */
  is_own: z.boolean(),
  reason: z.string(),
  created: z.iso.datetime(),
  decided: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
  decision_reason: z.string().nullable(),
}

/** Filters of the list of such requests. */
export const approvalState = approvalStateSchema
  .default('waiting')
  .describe(`${approvalStateSchema.options.join(', ')}; waiting by default`)

export const request = z.uuid().describe('id of the request')
