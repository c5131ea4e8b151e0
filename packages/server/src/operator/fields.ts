import { z } from 'zod'

export const brand = z.string().describe('id of the brand, the stem of its file in themes/')
export const reason = z.string().trim().min(1).max(2_000).describe('why, for the records')
export const email = z.email().trim().toLowerCase()
