import type { PushMessage } from '@bouquet/contract'

/** The age that a person states at signup. */
interface Claim {
  /** As in `1990-05-20`. */
  readonly dateOfBirth: string
  readonly minAge: number
  readonly now: Date
  /** The proof that the provider's page returned; null without one. */
  readonly proof: string | null
}

type Verdict = 'old_enough' | 'too_young' | 'proof_needed'

/** A provider that verifies a person's age. The proof is not stored. */
export interface AgeAssurance {
  /** The name that pages use. */
  readonly name: string
  /** @throws Error when the provider is unavailable; the signup fails then */
  assure(claim: Claim): Promise<Verdict>
}

/** Providers by country. In other countries the stated date of birth is enough. */
export type AgeAssurances = ReadonlyMap<string, AgeAssurance>

/** The store of pictures. `name` is a relative path, as in `<photo>/clear-1080.webp`. */
export interface PhotoFiles {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Null when the file does not exist. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Copies a file, whatever its size, without reading it here. @returns whether it exists */
  copy(name: string, to: string): Promise<boolean>
  /** The names of all folders, in parts of at most this size. */
  folders(size: number): AsyncIterable<readonly string[]>
  /** Removes every file of a photo. */
  remove(photo: string): Promise<void>
  /** @throws Error when the store cannot be reached or written to */
  check(signal: AbortSignal): Promise<void>
}

/** A browser's push subscription. */
interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Sends messages through the browsers' push services, encrypted for the browser. */
export interface Push {
  /** The public VAPID key of this installation. */
  readonly publicKey: string
  /** Whether messages may be sent to an endpoint. */
  accepts(endpoint: string): boolean
  /**
   * @param contact email address of the sender, for the push service
   * @returns `gone` when the browser no longer accepts messages
   * @throws Error when the service is unavailable; to be retried
   */
  send(target: PushTarget, message: PushMessage, contact: string): Promise<'sent' | 'gone'>
}
