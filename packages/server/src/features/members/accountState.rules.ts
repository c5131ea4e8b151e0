import type { MemberRow } from '../../tables/index.ts'

/** What is true of an account. Any of these can hold together. */
export interface AccountState {
  /** The address has been confirmed. */
  readonly isConfirmed: boolean
  /** Staff have banned it. */
  readonly isBanned: boolean
  /** The account is being deleted, and is erased after the period in which it can be restored. */
  readonly isDeleting: boolean
}

export const accountActs = ['confirm', 'ban', 'lift_ban', 'delete', 'reactivate'] as const
export type AccountAct = (typeof accountActs)[number]

interface Transition {
  /** What must be true before. */
  readonly from: Partial<AccountState>
  /** What it changes; all else stays. */
  readonly to: Partial<AccountState>
}

/** All that can happen to an account. Nothing but its owner ends a deletion, and a ban outlasts everything else. */
export const transitions: Readonly<Record<AccountAct, Transition>> = {
  confirm: { from: { isConfirmed: false, isDeleting: false }, to: { isConfirmed: true } },
  ban: { from: { isBanned: false }, to: { isBanned: true } },
  lift_ban: { from: { isBanned: true }, to: { isBanned: false } },
  delete: { from: { isBanned: false, isDeleting: false }, to: { isDeleting: true } },
  reactivate: { from: { isBanned: false, isDeleting: true }, to: { isDeleting: false } },
}

const facts = ['isConfirmed', 'isBanned', 'isDeleting'] as const

/** @returns the state after an act, or undefined when the act is not possible in this state */
export function nextAccountState(state: AccountState, act: AccountAct): AccountState | undefined {
  const { from, to } = transitions[act]
  const isPossible = facts.every((fact) => (from[fact] ?? state[fact]) === state[fact])
  return isPossible ? { ...state, ...to } : undefined
}

/** Whether a member with this state is found and seen by others. */
export function isPublic({ isConfirmed, isBanned, isDeleting }: AccountState): boolean {
  return isConfirmed && !isBanned && !isDeleting
}

/** The columns that follow from the state. */
export function statusColumns(state: AccountState): Pick<MemberRow, 'status' | 'profileStatus'> {
  return {
    status: state.isBanned
      ? 'banned'
      : state.isDeleting
        ? 'deleting'
        : state.isConfirmed
          ? 'active'
          : 'not_confirmed',
    profileStatus: isPublic(state) ? 'active' : 'disabled',
  }
}
