import { z } from 'zod'

/** One fact about this machine, and what puts it right when it is not as it should be. */
export const findingSchema = z.object({
  check: z.string(),
  level: z.enum(['ok', 'warning', 'problem']),
  text: z.string(),
  remedy: z.string().optional(),
})

export type Finding = z.output<typeof findingSchema>

export function ok(check: string, text: string): Finding {
  return { check, level: 'ok', text }
}

export function warning(check: string, text: string, remedy: string): Finding {
  return {
    check,
    level: 'warning',
    text,
    remedy,
  }
}

export function problem(check: string, text: string, remedy: string): Finding {
  return {
    check,
    level: 'problem',
    text,
    remedy,
  }
}
