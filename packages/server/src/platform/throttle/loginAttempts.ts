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
  /** The network address that tries. */
  readonly address: string
}

interface Counter {
  readonly db: Db
  readonly clock: Clock
}

/**
 * Wrong attempts for one account from one address, for one account from anywhere, and from one address for
 * any account. The second is wide, and does not hold where the account's owner has logged in before, so that
 * no stranger can lock them out by guessing.
 */
const limits = { here: 5, account: 30, address: 50 }
const windowSeconds = 15 * 60

/** How long a network is known as one that an account's owner uses. */
const knownSeconds = 30 * 86_400

/** What was typed as an address may be of any length, and is kept nowhere. */
const keysOf = ({ realm, email, address }: LoginTry) => {
  const network = networkOf(address)
  const account = `login:${realm}:${hashToken(email.toLowerCase())}`
  return {
    here: `${account}:${network}`,
    account,
    address: `login:${network}`,
    // Kept longer than the others, hashed so that it discloses nobody's network.
    known: `login-known:${hashToken(`${account}:${network}`)}`,
  }
}

/**
 * Counts a try before the password is looked at, so that many at once gain nothing.
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
 * The right password was given: earlier attempts of this account are forgotten, one at the address is, and the
 * network is known from now on.
 */
export async function clearLoginAttempts({ db, clock }: Counter, tried: LoginTry): Promise<void> {
  const { here, account, address, known } = keysOf(tried)
  await clearAttempts(db, here)
  await clearAttempts(db, account)
  await uncountAttempt(db, address)
  await clearAttempts(db, known)
  await countAttempt(db, known, knownSeconds, clock.now())
}
