import { bodyLimit } from 'hono/body-limit'
import { pictureLimits, tooLarge } from './pictureLimits.ts'

/** Room for the form around the file. */
const formBytes = 100_000

/** Refuses an upload that is too large before it is read. */
export const limitPicture = bodyLimit({
  maxSize: pictureLimits.bytes + formBytes,
  onError: () => {
    throw tooLarge()
  },
})
