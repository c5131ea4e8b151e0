import type { SecondFactor } from '@bouquet/contract'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyPassword } from '../../members/index.ts'
import { createTotpSecret, findTimeStep, issueRecoveryCodes, normalizeCode } from './codes.ts'
import type { FactorHolder, FactorOwner } from './factorHolder.ts'
import { limitAttempts } from './limitAttempts.ts'
import {
  confirmFactor,
  countUnusedRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  savePendingFactor,
} from './secondFactor.store.ts'
import { requireSecondFactor } from './verifyCode.ts'

/** The state of an owner's second factor. */
export async function readSecondFactor(db: Db, owner: FactorOwner): Promise<SecondFactor> {
  const factor = await findFactor(db, owner)
  if (!factor?.confirmed) return { on: false, since: null, recovery_codes_left: 0 }
  return {
    on: true,
    since: factor.confirmed.toISOString(),
    recovery_codes_left: await countUnusedRecoveryCodes(db, factor.id),
  }
}

/**
 * Creates a secret for the authenticator app, shown only once. An earlier unconfirmed one is replaced.
 * @throws DomainError old_password_wrong, second_factor_on, login_blocked (params.minutes)
 */
export function beginSecondFactor(
  ctx: Ctx,
  { holder, password }: { readonly holder: FactorHolder; readonly password: string },
): Promise<{ uri: string; secret: string }> {
  return limitAttempts(ctx, holder.owner, async () => {
    await requirePassword(holder, password)
    const { sealed, shown } = createTotpSecret(ctx.secret, holder)
    const pending = { id: newId(), secretEncrypted: sealed, created: ctx.clock.now() }
    if (!(await savePendingFactor(ctx.db, holder.owner, pending))) throw refuse('second_factor_on')
    return shown
  })
}

/**
 * Enables the second factor with a first code of the app. Other sessions end.
 * @returns the recovery codes, shown only once
 * @throws DomainError second_factor_off when none was begun, second_factor_on, second_factor_wrong,
 * login_blocked (params.minutes)
 */
export function confirmSecondFactor(
  ctx: Ctx,
  { holder, code }: { readonly holder: FactorHolder; readonly code: string },
): Promise<string[]> {
  return limitAttempts(ctx, holder.owner, () =>
    ctx.db.transaction(async (tx) => {
      const now = ctx.clock.now()
      const factor = await lockFactor(tx, holder.owner)
      if (!factor) throw refuse('second_factor_off')
      if (factor.confirmed) throw refuse('second_factor_on')
      const step = findTimeStep(ctx.secret, factor.secretEncrypted, normalizeCode(code), now)
      if (step === undefined) throw refuse('second_factor_wrong', { field: 'code' })
      await confirmFactor(tx, factor.id, step, now)
      await holder.completeChange(tx, 'on')
      return issueRecoveryCodes(tx, { key: ctx.secret, factor: factor.id })
    }),
  )
}

/** Disables the second factor and deletes its recovery codes. Other sessions end. Throws as {@link withPasswordAndCode} does. */
export function endSecondFactor(
  ctx: Ctx,
  { holder, ...proof }: { readonly holder: FactorHolder } & PasswordAndCode,
): Promise<void> {
  return withPasswordAndCode(ctx, holder, proof, async (tx) => {
    await deleteFactor(tx, holder.owner)
    await holder.completeChange(tx, 'off')
  })
}

/**
 * Replaces the recovery codes. Throws as {@link withPasswordAndCode} does.
 * @returns the codes, shown only once
 */
export function renewRecoveryCodes(
  ctx: Ctx,
  { holder, ...proof }: { readonly holder: FactorHolder } & PasswordAndCode,
): Promise<string[]> {
  return withPasswordAndCode(ctx, holder, proof, async (tx) => {
    const factor = await findFactor(tx, holder.owner)
    if (!factor) throw refuse('second_factor_off')
    await holder.completeChange(tx, 'new codes')
    return issueRecoveryCodes(tx, { key: ctx.secret, factor: factor.id })
  })
}

interface PasswordAndCode {
  readonly password: string
  readonly code: string
}

/**
 * Runs an action that requires password and code, in the transaction that uses the code up.
 * @throws DomainError old_password_wrong, second_factor_off, second_factor_required, second_factor_wrong,
 * second_factor_used, login_blocked (params.minutes)
 */
const withPasswordAndCode = <T>(
  ctx: Ctx,
  holder: FactorHolder,
  { password, code }: PasswordAndCode,
  action: (tx: Db) => Promise<T>,
): Promise<T> =>
  limitAttempts(ctx, holder.owner, async () => {
    await requirePassword(holder, password)
    return ctx.db.transaction(async (tx) => {
      if (!(await requireSecondFactor(tx, ctx, { owner: holder.owner, code })))
        throw refuse('second_factor_off')
      return action(tx)
    })
  })

/**
 * Requires the holder's password.
 * @throws DomainError old_password_wrong
 */
async function requirePassword({ passwordHash }: FactorHolder, password: string): Promise<void> {
  if (await verifyPassword(password, passwordHash ?? undefined)) return
  throw refuse('old_password_wrong', { field: 'password' })
}
