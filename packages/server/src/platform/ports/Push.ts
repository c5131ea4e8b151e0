import type { PushMessage } from '@bouquet/contract'

/** A browser that takes push messages, by the keys that it gave. */
export interface PushTarget {
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
