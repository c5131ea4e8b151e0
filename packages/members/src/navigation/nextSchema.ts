import { sameSitePath } from '@bouquet/contract'
import { z } from 'zod'

/** The `next` of an address: where to go afterwards, when that is a page of this site. */
export const nextSchema = z
  .string()
  .transform((text) => sameSitePath(text) ?? undefined)
  .optional()
  .catch(undefined)
