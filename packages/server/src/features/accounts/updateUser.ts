import type { Locale, NotificationCategory, SignupStep } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { members } from '../../tables/index.ts'
import { updateMember } from '../members/index.ts'

interface Change {
  readonly language?: Locale | undefined
  readonly notifications_disabled?: NotificationCategory[] | undefined
  readonly push_notifications_disabled?: NotificationCategory[] | undefined
  readonly privacy_mode?: boolean | undefined
}

/** Saves the language, disabled notifications or privacy mode; missing fields stay. */
export async function updateUser({ db, viewer }: MemberCtx, change: Change): Promise<void> {
  const { language, notifications_disabled, push_notifications_disabled, privacy_mode } = change
  const columns = {
    ...(language && { language }),
    ...(notifications_disabled && { notificationsDisabled: distinct(notifications_disabled) }),
    ...(push_notifications_disabled && { pushDisabled: distinct(push_notifications_disabled) }),
    ...(privacy_mode !== undefined && { privacyMode: privacy_mode }),
  }
  if (Object.keys(columns).length > 0) await updateMember(db, viewer.id, columns)
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** Marks a signup step as done or skipped. The address confirmation cannot be skipped. */
export async function finishSignupStep({ db, viewer }: MemberCtx, step: SignupStep): Promise<void> {
  if (step === 'confirm' && !viewer.confirmedAt) throw refuse('forbidden', { field: 'step' })
  await updateMember(db, viewer.id, { signupSteps: withoutStep(step) })
}

const withoutStep = (step: SignupStep) => sql`${members.signupSteps} - ${step}::text`
