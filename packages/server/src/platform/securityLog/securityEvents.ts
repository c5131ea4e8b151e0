import type { ErrorCode } from '@bouquet/contract'

/** What somebody tries to do, and may be refused. */
export const attemptKinds = {
  login: 'a member logs in',
  signup: 'an account is created, which also logs in',
  'reset.asked': 'a link to a new password is asked for',
  'reset.used': 'such a link sets a password, which ends all logins',
  'password.changed': 'a member changes the password, which ends their other logins',
  'address.asked': 'a member asks for another e-mail address',
  'address.changed': 'the link to that address is used',
  'address.confirmed': 'the link that confirms an address is used',
  'second_factor.begun': 'a member asks for the secret of an authenticator app',
  'second_factor.on': 'a first code switches the second factor on',
  'second_factor.off': 'a member switches the second factor off',
  'second_factor.codes': 'a member asks for new recovery codes',
  'logins.ended': 'a member ends one or all of their other logins',
  'data.copied': 'a member asks for a copy of their data',
  'account.deleted': 'a member deletes the account',
  'account.asked': 'the link that restores a deleted account is asked for',
  'account.restored': 'that link is used, which also logs in',
  'direct_debit.approved': 'a direct debit is approved with the code of a text message',
  'staff.login': 'a member of staff logs in at the desk',
  'staff.invitation': 'an invitation to the desk sets a password and logs in',
  'staff.second_factor.begun': 'a member of staff asks for the secret of an authenticator app',
  'staff.second_factor.on': 'a first code switches their second factor on',
  'staff.second_factor.off': 'they switch it off',
  'staff.second_factor.codes': 'they ask for new recovery codes',
} as const

/** Sessions that somebody ends. Those that expire, or give way to a twenty-first login, are not logged. */
export const sessionKinds = {
  'session.ended': 'a member logs out',
  'staff.session.ended': 'a member of staff logs out of the desk',
} as const

/** Requests that are refused before or beside what they ask for. */
export const refusalKinds = {
  'access.refused': 'a call needs a login, a role or a second factor that is missing',
  'origin.refused': 'a page of another site sends a change',
  'input.refused': 'a call has input that no page of ours sends',
  'limit.reached': 'something is done more often than people do it',
} as const

export type AttemptKind = keyof typeof attemptKinds
export type RefusalKind = keyof typeof refusalKinds

/** `limited`: refused because of how often it was tried. */
export type Refusal = {
  readonly result: 'refused' | 'limited'
  readonly reason: ErrorCode
}

type Outcome = { readonly result: 'ok' } | Refusal

/** An event of the security log, besides what each has of its request. */
export type SecurityEvent = {
  /** Id of the member, or of the member of staff in events of staff; null when nobody is known. */
  readonly account: string | null
} & (
  | ({ readonly kind: AttemptKind } & Outcome)
  | {
      readonly kind: keyof typeof sessionKinds
      readonly result: 'ok'
      readonly reason: 'logout' | 'one' | 'others'
    }
  | ({
      readonly kind: RefusalKind
      /** Method and path pattern, as in `POST /api/message.php`; missing where no call has the path. */
      readonly call?: string | undefined
    } & Refusal)
)
