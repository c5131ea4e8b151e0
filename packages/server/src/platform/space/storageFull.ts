import { z } from 'zod'

const errorSchema = z.object({
  code: z.unknown().optional(),
  cause: z.unknown().optional(),
})

/** Codes of the file system, for a full drive and a used up quota, and of both databases. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error, or one of its causes, says that a drive is full. */
export function isStorageFull(thrown: unknown): boolean {
  const { data } = errorSchema.safeParse(thrown)
  if (!data) return false
  return codes.includes(data.code) || (data.cause !== undefined && isStorageFull(data.cause))
}
