import type { Db } from '../../../platform/database/Database.ts'

/** Whose second factor it is. */
export interface Owner {
  readonly kind: 'member' | 'staff'
  readonly id: string
}

export type Change = 'on' | 'off' | 'new codes'

/** Somebody logged in who looks after their own second factor. */
export interface Holder {
  readonly owner: Owner
  readonly passwordHash: string | null
  /** Under these names the app keeps the secret. */
  readonly issuer: string
  readonly label: string
  /** Tells whoever must hear of a change, in the transaction that makes it. */
  noted(tx: Db, change: Change): Promise<void>
}
