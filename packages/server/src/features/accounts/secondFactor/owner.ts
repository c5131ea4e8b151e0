import type { Db } from '../../../platform/database/Database.ts'

/** Whose second factor it is. */
export interface FactorOwner {
  readonly kind: 'member' | 'staff'
  readonly id: string
}

export type FactorChange = 'on' | 'off' | 'new codes'

/** Somebody logged in who looks after their own second factor. */
export interface FactorHolder {
  readonly owner: FactorOwner
  readonly passwordHash: string | null
  /** Under these names the app keeps the secret. */
  readonly issuer: string
  readonly label: string
  /** Tells whoever must hear of a change, in the transaction that makes it. */
  notifyChange(tx: Db, change: FactorChange): Promise<void>
}
