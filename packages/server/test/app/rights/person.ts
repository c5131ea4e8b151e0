import type { TestClient } from '../../support/client.ts'

/** A member with everything that a member can own. */
export interface Person {
  readonly client: TestClient
  readonly id: string
  readonly email: string
  /** With Mara, who wrote first. */
  readonly conversation: string
  readonly message: string
  readonly photo: { readonly id: string; readonly token: string }
  readonly session: string
  /** Turns Mara's message into one that carries a photo. @returns its id */
  sendPhoto(): Promise<string>
}
