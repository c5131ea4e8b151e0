import { z } from 'zod'

/** One fact about this machine, and what puts it right when it is not as it should be. */
export const findingSchema = z.object({
  check: z.string(),
  level: z.enum(['ok', 'warning', 'problem']),
  text: z.string(),
  remedy: z.string().optional(),
})

export type Finding = z.output<typeof findingSchema>

export const ok = (check: string, text: string): Finding => ({ check, level: 'ok', text })

export const warning = (check: string, text: string, remedy: string): Finding => ({
  check,
  level: 'warning',
  text,
  remedy,
})

export const problem = (check: string, text: string, remedy: string): Finding => ({
  check,
  level: 'problem',
  text,
  remedy,
})
