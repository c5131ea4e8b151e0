import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateValue } from './dataFolder/readOrCreateValue.ts'

/** Encrypts texts of one purpose, with keys that no other purpose uses. */
export function sealsFor(purpose: string) {
  const keyOf = (secret: string, use: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose} ${use}`).digest()

  return {
    /** Encrypts a text for storage. */
    seal(secret: string, text: string): string {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'seal'), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
    },

    /** @throws Error when it was sealed with another key */
    unseal(secret: string, sealed: string): string {
      const [iv, tag, body] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
      if (!iv || !tag || !body) throw new Error('Not a sealed text.')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'seal'), iv).setAuthTag(tag)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },

    /** A keyed hash: equal for equal texts, and useless without the key. */
    fingerprint: (secret: string, text: string): string =>
      createHmac('sha256', keyOf(secret, 'fingerprint')).update(text).digest('base64url'),
  }
}

/** Compares two texts in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The secret of this installation: the configured one, or the one created in its data folder at the first
 * start.
 */
export async function loadSecret(dataDir: string, given: string | undefined): Promise<string> {
  return given ?? readOrCreateValue(join(dataDir, 'secret'), () => randomBytes(32).toString('hex'))
}
