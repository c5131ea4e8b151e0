import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { ageAt, findMember } from '../members/index.ts'
import { fictionalIcon } from '../settings/index.ts'
import { readOwnPhotos } from './photos/readPhotos.ts'

/** The user response for a member as currently stored. */
export async function readUser(ctx: Ctx, id: string) {
  const member = await findMember(ctx.db, id)
  if (!member) throw refuse('authentication_required')
  return presentUser(ctx, member)
}

export async function presentUser(ctx: Ctx, member: MemberRow) {
  const photos = await readOwnPhotos(ctx.db, member.id)
  const [main] = photos
  return {
    id: member.id,
    email: member.email,
    status: member.status,
    credits: member.credits,
    paid_user: member.paid,
    signup_date: member.signupDate.toISOString(),
    language: member.language,
    time_zone: member.timeZone,
    mail_refused: member.mailRefused !== null,
    fictional_icon: fictionalIcon,
    notifications_disabled: member.notificationsDisabled,
    push_notifications_disabled: member.pushDisabled,
    privacy_mode: member.privacyMode,
    signup_steps: member.signupSteps,
    profile: {
      name: member.name,
      age: ageAt(member.dateOfBirth, ctx.clock.now()),
      date_of_birth: member.dateOfBirth,
      country: member.country,
      region: member.region,
      city: member.city,
      status: member.profileStatus,
      gender: member.gender,
      seeking: member.seeking,
      about: member.about,
      attributes: member.attributes,
      main_image: main && main.status !== 'rejected' ? main : null,
      photos,
    },
  }
}
