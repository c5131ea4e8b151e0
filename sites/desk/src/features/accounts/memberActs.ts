import type { StaffRole } from '@bouquet/contract'
import type { MemberRecord } from './memberRecord.ts'

type Account = MemberRecord['account']

export interface MemberAct {
  readonly id: 'confirm' | 'log_out' | 'export' | 'end_factor' | 'ban' | 'lift_ban' | 'erase'
  readonly call:
    | 'resend-confirmation'
    | 'log-out-member'
    | 'export-data'
    | 'end-second-factor'
    | 'ban'
    | 'lift-ban'
    | 'request-erasure'
  /** Who may do it beside admins, as the call says. */
  readonly role: StaffRole
  readonly isDestructive?: boolean
  isPossible(account: Account): boolean
}

/** What staff can do on the page of a member, in this order. */
export const memberActs: readonly MemberAct[] = [
  {
    id: 'confirm',
    call: 'resend-confirmation',
    role: 'support',
    isPossible: ({ status }) => status === 'not_confirmed',
  },
  { id: 'log_out', call: 'log-out-member', role: 'support', isPossible: () => true },
  {
    id: 'export',
    call: 'export-data',
    role: 'support',
    isPossible: ({ fictional }) => !fictional,
  },
  {
    id: 'end_factor',
    call: 'end-second-factor',
    role: 'support',
    isPossible: (account) => account.second_factor,
  },
  {
    id: 'ban',
    call: 'ban',
    role: 'moderator',
    isDestructive: true,
    isPossible: ({ status }) => status !== 'banned',
  },
  {
    id: 'lift_ban',
    call: 'lift-ban',
    role: 'moderator',
    isPossible: ({ status }) => status === 'banned',
  },
  {
    id: 'erase',
    call: 'request-erasure',
    role: 'support',
    isDestructive: true,
    isPossible: ({ fictional }) => !fictional,
  },
]
