import type { Locale, NotificationCategory, SignupStep } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { isTimeZone } from '../../platform/localDay.rules.ts'
import { members } from '../../tables/index.ts'
import { isTimeZoneLocked } from '../likes/index.ts'
import { lockMember, updateMember } from '../members/index.ts'

interface Change {
  readonly language?: Locale | undefined
  readonly time_zone?: string | undefined
  readonly notifications_disabled?: NotificationCategory[] | undefined
  readonly push_notifications_disabled?: NotificationCategory[] | undefined
  readonly privacy_mode?: boolean | undefined
}

/**
 * Saves the language, the time zone, disabled notifications or privacy mode; missing fields stay. The time zone stays,
 * too, while another one would bring more likes.
 * @throws DomainError invalid_input
 */
export async function updateUser(ctx: MemberCtx, change: Change): Promise<void> {
  const { db, viewer } = ctx
  const { language, notifications_disabled, push_notifications_disabled, privacy_mode } = change
  await db.transaction(async (tx) => {
    const timeZone = await nextTimeZone(tx, ctx, change)
    const columns = {
      ...(language && { language }),
      ...(timeZone && { timeZone }),
      ...(notifications_disabled && { notificationsDisabled: distinct(notifications_disabled) }),
      ...(push_notifications_disabled && { pushDisabled: distinct(push_notifications_disabled) }),
      ...(privacy_mode !== undefined && { privacyMode: privacy_mode }),
    }
    if (Object.keys(columns).length > 0) await updateMember(tx, viewer.id, columns)
  })
}

async function nextTimeZone(
  tx: Db,
  ctx: MemberCtx,
  { time_zone }: Change,
): Promise<string | undefined> {
  if (time_zone === undefined) return undefined
  if (!isTimeZone(time_zone)) throw refuse('invalid_input', { field: 'time_zone' })
  // A like on its way must not count for the day of both zones.
  await lockMember(tx, ctx.viewer.id)
  return (await isTimeZoneLocked(tx, ctx)) ? undefined : time_zone
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** Marks a signup step as done or skipped. The address confirmation cannot be skipped. */
export async function finishSignupStep({ db, viewer }: MemberCtx, step: SignupStep): Promise<void> {
  if (step === 'confirm' && !viewer.confirmedAt) throw refuse('forbidden', { field: 'step' })
  await updateMember(db, viewer.id, { signupSteps: withoutStep(step) })
}

const withoutStep = (step: SignupStep) => sql`${members.signupSteps} - ${step}::text`
