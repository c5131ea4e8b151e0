import { z } from 'zod'

/** A top-level domain: letters, or the ASCII form of one in another script. */
const topLevel = /\.(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/iu

/**
 * An e-mail address that mail can be sent to: before the `@` any atoms of RFC 5322 with single dots between them,
 * after it a domain name of two labels or more.
 */
export const emailAddressSchema = z
  .email({ pattern: z.regexes.html5Email })
  .max(254)
  .refine((address) => {
    const [local = ''] = address.split('@')
    return local.length <= 64 && local.split('.').every((atom) => atom !== '')
  })
  .refine((address) => topLevel.test(address))
