import { z } from 'zod'

export const brand = z.string().max(60).describe('id of the brand, the stem of its file in themes/')

export const reason = z.string().trim().min(1).max(2_000).describe('why, for the records')

export const member = z.uuid().describe('id of the member')

export const staffEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email())
  .describe('address of the member of staff')
