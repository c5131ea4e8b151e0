import { bodyLimit } from 'hono/body-limit'
import { pictureLimits, pictureTooLarge } from './pictureLimits.ts'

/** Room for the form around the file. */
const formBytes = 100_000

/** Refuses an upload that is too large before it is read. */
export const limitPictureUpload = bodyLimit({
  maxSize: pictureLimits.bytes + formBytes,
  onError: () => {
    throw pictureTooLarge()
  },
})
