import type { Locale, NotificationCategory, SignupStep } from '@bouquet/contract'
import { sql } from 'drizzle-orm'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { members } from '../../tables/index.ts'
import { updateMember } from './accounts.store.ts'

interface Change {
  readonly language?: Locale | undefined
  readonly notifications_disabled?: NotificationCategory[] | undefined
}

/** Saves the language or the notices that the viewer does not want; what is missing stays. */
export async function updateUser({ db, viewer }: MemberCtx, change: Change): Promise<void> {
  await updateMember(db, viewer.id, {
    language: change.language ?? viewer.language,
    notificationsDisabled: change.notifications_disabled ?? viewer.notificationsDisabled,
  })
}

/** A signup step was done or skipped. The last one, the confirmed address, cannot be skipped. */
export async function finishSignupStep({ db, viewer }: MemberCtx, step: SignupStep): Promise<void> {
  if (step === 'confirm' && !viewer.confirmedAt) throw refuse('forbidden', { field: 'step' })
  await updateMember(db, viewer.id, { signupSteps: withoutStep(step) })
}

const withoutStep = (step: SignupStep) => sql`${members.signupSteps} - ${step}::text`
