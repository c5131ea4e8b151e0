import type { PushMessage } from '@bouquet/contract'

/** What somebody says of their age when they join. */
interface Claim {
  /** As in `1990-05-20`. */
  readonly dateOfBirth: string
  readonly minAge: number
  readonly now: Date
  /** What a provider's own page gave the visitor; null without one. */
  readonly proof: string | null
}

type Verdict = 'old_enough' | 'too_young' | 'proof_needed'

/**
 * Somebody who can say whether a person is old enough. Of the proof nothing is kept: who joined was old
 * enough, and how they showed it is nobody's business afterwards.
 */
export interface AgeAssurance {
  /** As the pages name it. */
  readonly name: string
  /** @throws Error when it cannot say now; nobody joins then */
  assure(claim: Claim): Promise<Verdict>
}

/** Who must be asked in which country; the word of the person is enough elsewhere. */
export type AgeAssurances = ReadonlyMap<string, AgeAssurance>

/** Where pictures lie. `name` is a path of plain parts, as in `<photo>/clear-1080.webp`. */
export interface PhotoFiles {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes every file of a photo. */
  remove(photo: string): Promise<void>
  /** @throws Error when the store cannot be reached, or written to */
  check(signal: AbortSignal): Promise<void>
}

/** A browser that takes push messages, by the keys that it gave. */
interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Hands messages to the push services of the browsers' makers, encrypted so that only the browser reads them. */
export interface Push {
  /** The VAPID key by which browsers know this installation; part of settings.php. */
  readonly publicKey: string
  /** Whether an address leads to a service that messages may be handed to. */
  accepts(endpoint: string): boolean
  /**
   * @param contact e-mail address of the sender, for the push service
   * @returns `gone` when the browser does not take messages any more
   * @throws Error when the service is away; to be tried again
   */
  send(target: PushTarget, message: PushMessage, contact: string): Promise<'sent' | 'gone'>
}
