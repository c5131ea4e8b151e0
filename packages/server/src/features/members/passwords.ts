import { passwordMinLength } from '@bouquet/contract'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../../platform/errors/DomainError.ts'
import { isGuessable } from './guessPassword.ts'
import { ownWords, type PasswordOwner } from './ownWords.rules.ts'

/** Argon2id parameters as recommended by OWASP. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let dummyHash: Promise<string> | undefined

/** Verified against when there is no account, so that the response takes as long (no user enumeration by time). */
const getDummyHash = (): Promise<string> => {
  dummyHash ??= hashPassword('')
  return dummyHash
}

export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const matches = await verify(stored ?? (await getDummyHash()), password).catch(() => false)
  return matches && stored !== undefined
}

interface PasswordCheck {
  readonly owner: PasswordOwner
  /** The password as typed the second time. */
  readonly again?: string
  readonly min?: number
}

/** @throws DomainError password_too_short (params.min), passwords_differ, password_guessable */
export async function checkNewPassword(
  password: string,
  { owner, again = password, min = passwordMinLength }: PasswordCheck,
): Promise<void> {
  const field = 'password'
  if (password.length < min) throw refuse('password_too_short', { field, params: { min } })
  if (password !== again) throw refuse('passwords_differ', { field: 'password_again' })
  if (await isGuessable(password, ownWords(owner))) throw refuse('password_guessable', { field })
}
