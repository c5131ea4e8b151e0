import { memberSteps } from '@bouquet/contract/staff'
import { type Person, portraitSvg } from '@bouquet/portraits'
import type { Brand } from '@bouquet/theme'
import { renderInProcess } from '../features/media/index.ts'
import { latestBirthDate, memberDefaults, termsVersion } from '../features/members/index.ts'
import { daysAfter, secondsAfter } from '../platform/clock.ts'
import type { Db } from '../platform/database/Database.ts'
import type { Services } from '../platform/http/Services.ts'
import { newId, newToken } from '../platform/ids.ts'
import { type MemberRow, members, type NewPhoto, photos } from '../tables/index.ts'
import { createDemoMembers, type DemoMember } from './createDemoMembers.ts'
import { portraitSize, writeSketch } from './portraitFiles.ts'
import { seededRandom } from './seededRandom.ts'

/** Matches no password, so that fictional members cannot log in. */
const noPassword = 'none'

/** Creates the members of a brand's demo, each marked as fictional. */
export async function seedPeople(tx: Db, services: Services, brand: Brand): Promise<MemberRow[]> {
  const now = services.clock.now()
  const cast = createDemoMembers(brand).map((role) => ({ role, row: memberRow(brand, role, now) }))
  const rows = cast.map(({ row }) => row)
  const pictures = await Promise.all(cast.map(({ role, row }) => picturesOf(services, role, row)))
  if (rows.length === 0) return rows
  await tx.insert(members).values(rows)
  await tx.insert(photos).values(pictures.flat())
  return rows
}

/** A fictional member as stored. */
export function memberRow(brand: Brand, role: DemoMember, now: Date): MemberRow {
  const chance = seededRandom(`${brand.id}:${role.person.key}`)
  const signupDate = daysAfter(now, -chance.between(5, 300))
  const { name, gender, seeking, country, region, city, language, about, attributes } = role
  return {
    id: newId(),
    brand: brand.id,
    email: `${role.person.key}@people.${brand.id}.example`,
    name,
    passwordHash: noPassword,
    status: 'active',
    profileStatus: 'active',
    dateOfBirth: birthday(role.person.age, now, chance.between(0, 360)),
    gender,
    seeking,
    country,
    region,
    city,
    about,
    attributes,
    language,
    ...memberDefaults(),
    signupSteps: [],
    tracking: {},
    countedSteps: [...memberSteps],
    fictional: true,
    termsVersion: termsVersion(brand),
    signupDate,
    confirmedAt: signupDate,
    activitySeen: now,
    lastSeen: secondsAfter(now, -chance.between(600, 700_000)),
  }
}

/** A date of birth that gives this age today. */
const birthday = (age: number, now: Date, daysAgo: number): string =>
  latestBirthDate(age, daysAfter(now, -daysAgo))

const picturesOf = (services: Services, { person, scenes }: DemoMember, member: MemberRow) =>
  Promise.all(
    scenes.map((scene, position) =>
      drawnPhoto(services, {
        person,
        scene,
        row: {
          member: member.id,
          status: 'active',
          position,
          created: secondsAfter(member.signupDate, position),
        },
      }),
    ),
  )

type OwnFields = 'member' | 'status' | 'position' | 'created' | 'rejectionReason' | 'reviewed'

interface DrawnPhoto {
  readonly person: Person
  readonly scene: number
  readonly row: Pick<NewPhoto, OwnFields>
}

/** A photo whose files are drawn on first use. */
export async function drawnPhoto(
  { photoFiles }: Services,
  { person, scene, row }: DrawnPhoto,
): Promise<NewPhoto> {
  const id = newId()
  await writeSketch(photoFiles, id, { person: person.key, scene })
  return {
    id,
    token: newToken(),
    blurredToken: newToken(),
    ...portraitSize,
    thumbhash: await thumbhashOf(person, scene),
    ...row,
  }
}

const size = { width: 32, height: 40 } as const

const known = new Map<string, Promise<Uint8Array>>()

/** Placeholder of a portrait, rendered at a small size so that hundreds take little time. */
function thumbhashOf(person: Person, scene: number): Promise<Uint8Array> {
  const key = `${person.key}-${scene}`
  const made = known.get(key) ?? make(person, scene)
  known.set(key, made)
  return made
}

async function make(person: Person, scene: number): Promise<Uint8Array> {
  const svg = portraitSvg(person, { scene }).replace(
    'width="800" height="1000"',
    `width="${size.width}" height="${size.height}"`,
  )
  const { thumbhash } = await renderInProcess({ kind: 'thumbhash', svg, ...size })
  return thumbhash
}
