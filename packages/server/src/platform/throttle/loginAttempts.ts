import type { Clock } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { refuse } from '../errors/DomainError.ts'
import { hashToken } from '../ids.ts'
import { networkOf } from './limitRate.ts'
import { clearAttempts, countAttempt, readAttempts, uncountAttempt } from './throttle.ts'

interface LoginTry {
  /** Where the account is: a brand, or the desk. */
  readonly realm: string
  readonly email: string
  /** The network address of the attempt. */
  readonly address: string
}

interface Counter {
  readonly db: Db
  readonly clock: Clock
}

/**
 * Failed attempts for an account from one address, for an account from any address, and from an address for
 * any account. The second is high, and does not apply to networks where the owner has logged in before, so
 * that a stranger cannot lock them out.
 */
const limits = { here: 5, account: 30, address: 50 }
const windowSeconds = 15 * 60

/** How long a network is remembered as one of an account's owner. */
const knownSeconds = 30 * 86_400

/** The entered address may be of any length; it is hashed and never stored. */
const keysOf = ({ realm, email, address }: LoginTry) => {
  const network = networkOf(address)
  const account = `login:${realm}:${hashToken(email.toLowerCase())}`
  return {
    here: `${account}:${network}`,
    account,
    address: `login:${network}`,
    // Kept longer than the others, so it is hashed.
    known: `login-known:${hashToken(`${account}:${network}`)}`,
  }
}

/**
 * Counts an attempt before the password is verified, so that concurrent attempts are counted too.
 * @throws DomainError login_blocked (params.minutes)
 */
export async function countLoginAttempt({ db, clock }: Counter, tried: LoginTry): Promise<void> {
  const keys = keysOf(tried)
  const isKnown = (await readAttempts(db, keys.known, clock.now())) !== undefined
  for (const kind of ['here', 'account', 'address'] as const) {
    if (kind === 'account' && isKnown) continue
    const now = clock.now()
    const { count, ends } = await countAttempt(db, keys[kind], windowSeconds, now)
    if (count <= limits[kind]) continue
    const minutes = Math.max(1, Math.ceil((ends.getTime() - now.getTime()) / 60_000))
    throw refuse('login_blocked', { params: { minutes } })
  }
}

/**
 * Called after a correct password: clears the attempts of this account, removes one from the address, and
 * remembers the network.
 */
export async function clearLoginAttempts({ db, clock }: Counter, tried: LoginTry): Promise<void> {
  const { here, account, address, known } = keysOf(tried)
  await clearAttempts(db, here)
  await clearAttempts(db, account)
  await uncountAttempt(db, address)
  await clearAttempts(db, known)
  await countAttempt(db, known, knownSeconds, clock.now())
}
