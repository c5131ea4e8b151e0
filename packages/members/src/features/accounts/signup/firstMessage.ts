import * as z from 'zod/mini'
import { searchParam } from '../../../platform/navigation/searchParam.ts'

/** Search parameters of pages that hand a first message on to the signup. */
export const firstMessageSearch = z.object({
  /** Written on the page of the member who is to get it. */
  signup_message: searchParam(z.coerce.string().check(z.maxLength(2_000))),
})
