import type { Person } from '@bouquet/portraits'
import type { Brand } from '@bouquet/theme'
import { writeAudit } from '../../platform/audit.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { type MemberRow, members, type NewPhoto, photos } from '../../tables/index.ts'
import { createNewcomers, type DemoMember } from '../createDemoMembers.ts'
import { demoLocales } from '../demoLocales.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { drawnPhoto, memberRow } from '../seedPeople.ts'
import type { Actors } from './seedStaff.ts'

/** A member of a demo who has just signed up. */
export interface Newcomer {
  readonly member: MemberRow
  readonly person: Person
  readonly photos: readonly NewPhoto[]
}

interface Share {
  readonly brand: Brand
  /** How many photos wait. */
  readonly photos: number
  readonly actors: Actors
}

const signupSeconds = { latest: 4 * 3_600, earliest: 6 * 86_400 } as const

/** Newcomers do everything in their first hours. */
const busySeconds = 20 * 3_600

/**
 * Creates members whose photos wait, one or two of each; some had a photo judged before. They are in privacy mode, so
 * that only staff and those they write to see people who are not labelled as fictional.
 */
export async function seedNewcomers(
  tx: Db,
  services: Services,
  { brand, photos: wanted, actors }: Share,
): Promise<Newcomer[]> {
  const now = services.clock.now()
  const chance = seededRandom(`desk:${brand.id}`)
  const roles = createNewcomers(brand, Math.ceil((wanted * 2) / 3) + 1)
  const made: Newcomer[] = []
  let rest = wanted
  for (const [at, role] of roles.entries()) {
    const member = newcomerRow(brand, role, now, chance)
    const pending = Math.min(rest, 1 + (at % 2))
    rest -= pending
    const statuses: NewPhoto['status'][] = [
      ...(at % 3 === 0 ? [at % 2 === 0 ? ('rejected' as const) : ('active' as const)] : []),
      ...Array.from({ length: pending }, () => 'pending' as const),
    ]
    const own = await Promise.all(
      statuses.map((status, scene) =>
        drawnPhoto(services, {
          person: role.person,
          scene,
          row: {
            member: member.id,
            position: scene,
            ...reviewOf(member, status, activeMoment(member, now, chance)),
          },
        }),
      ),
    )
    made.push({ member, person: role.person, photos: own })
  }
  if (made.length === 0) return made
  await tx.insert(members).values(made.map(({ member }) => member))
  const all = made.flatMap((one) => one.photos)
  if (all.length > 0) await tx.insert(photos).values(all)
  for (const { id, status, reviewed, rejectionReason } of all) {
    if (!reviewed) continue
    await writeAudit(tx, {
      brand: brand.id,
      actor: actors.moderator,
      act: status === 'active' ? 'photo.approve' : 'photo.reject',
      subject: `photo:${id}`,
      reason: rejectionReason ?? 'One person, well visible.',
      now: reviewed,
    })
  }
  return made
}

function newcomerRow(brand: Brand, role: DemoMember, now: Date, chance: SeededRandom): MemberRow {
  const { latest, earliest } = signupSeconds
  const signupDate = secondsAfter(now, -chance.between(latest, earliest))
  return {
    ...memberRow(brand, role, now),
    email: `${role.person.key}@newcomers.${brand.id}.example`,
    fictional: false,
    privacyMode: true,
    signupDate,
    confirmedAt: secondsAfter(signupDate, 300),
  }
}

/** A moment in the first hours of a member, some minutes ago at least. */
export function activeMoment({ signupDate }: MemberRow, now: Date, chance: SeededRandom): Date {
  const passed = Math.floor((now.getTime() - signupDate.getTime()) / 1_000)
  return secondsAfter(signupDate, chance.between(600, Math.min(passed - 600, busySeconds)))
}

const reviewOf = ({ language }: MemberRow, status: NewPhoto['status'], created: Date) => ({
  status,
  created,
  reviewed: status === 'pending' ? null : secondsAfter(created, 120),
  rejectionReason: status === 'rejected' ? demoLocales[language].desk.rejection : null,
})
