import type { ComplaintReason } from '@bouquet/contract'
import { complaintSubjectSchema } from '@bouquet/contract/schemas'
import { evidenceFolder } from '../../features/safety/index.ts'
import { writeAudit } from '../../platform/audit.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { hashToken, newId, newToken } from '../../platform/ids.ts'
import { complaints, type Evidence, type MemberRow } from '../../tables/index.ts'
import type { DemoLocale } from '../DemoLocale.ts'
import { demoLocales } from '../demoLocales.ts'
import { writeSketch } from '../portraitFiles.ts'
import { seededRandom } from '../seededRandom.ts'
import { activeMoment, type Newcomer } from './seedNewcomers.ts'
import type { Actors } from './seedStaff.ts'

type Texts = DemoLocale['desk']

interface Kind {
  readonly subject: 'profile' | 'photo' | 'message' | 'service'
  readonly reason: ComplaintReason
  text(texts: Texts): string
  /** The reported message. */
  message?(texts: Texts): string | undefined
  readonly isAppealed?: true
}

const kinds: readonly Kind[] = [
  {
    subject: 'message',
    reason: 'scam',
    text: ({ scam }) => scam,
    message: ({ held }) => held[3],
  },
  { subject: 'profile', reason: 'fake_profile', text: ({ fakeProfile }) => fakeProfile },
  {
    subject: 'message',
    reason: 'harassment',
    text: ({ harassment }) => harassment,
    message: ({ threat }) => threat,
    isAppealed: true,
  },
  { subject: 'service', reason: 'payment', text: ({ payment }) => payment },
  { subject: 'photo', reason: 'fake_profile', text: ({ fakeProfile }) => fakeProfile },
  { subject: 'profile', reason: 'scam', text: ({ scam }) => scam },
]

interface Cases {
  /** By brand, at least two people in each. */
  readonly groups: readonly (readonly Newcomer[])[]
  readonly count: number
  readonly actors: Actors
}

/** Files complaints of newcomers about each other, by turns in each brand; some were decided and appealed. */
export async function seedCases(
  tx: Db,
  services: Services,
  { groups, count, actors }: Cases,
): Promise<void> {
  const chance = seededRandom('desk: cases')
  for (let at = 0; at < count; at += 1) {
    const people = groups[at % groups.length] ?? []
    const turn = Math.floor(at / groups.length)
    const reporter = people.at(-1)
    const accused = people[turn % (people.length - 1)]
    const kind = kinds[at % kinds.length]
    if (!reporter || !accused || !kind) return
    const now = services.clock.now()
    const active = activeMoment(reporter.member, now, chance)
    const filed = kind.isAppealed ? new Date(Math.min(+active, +secondsAfter(now, -7_200))) : active
    // Two people decide by turns, since nobody may decide the appeal against their own decision.
    const decider = at < kinds.length ? actors.moderator : actors.admin
    await fileCase(tx, services, { kind, reporter: reporter.member, accused, filed, decider })
  }
}

interface Case {
  readonly kind: Kind
  readonly reporter: MemberRow
  readonly accused: Newcomer
  readonly filed: Date
  /** Who made the first decision, if the case is appealed. */
  readonly decider: string
}

async function fileCase(
  tx: Db,
  services: Services,
  { kind, reporter, accused, filed, decider }: Case,
): Promise<void> {
  const id = newId()
  const texts = demoLocales[reporter.language].desk
  const decided = secondsAfter(filed, 3_600)
  await tx.insert(complaints).values({
    id,
    brand: reporter.brand,
    keyHash: hashToken(newToken()),
    reporter: reporter.id,
    email: reporter.email,
    locale: reporter.language,
    accused: kind.subject === 'service' ? null : accused.member.id,
    reason: kind.reason,
    text: kind.text(texts),
    created: filed,
    ...(await reportedThing(services, { id, kind, accused, filed, texts })),
    ...(kind.isAppealed
      ? {
          status: 'appealed',
          decision: 'rejected',
          decisionReasons: texts.decision,
          decided,
          appeal: texts.appeal,
          appealed: secondsAfter(decided, 1_800),
        }
      : { status: 'received' }),
  })
  if (!kind.isAppealed) return
  await writeAudit(tx, {
    brand: reporter.brand,
    actor: decider,
    act: 'complaint.decided.rejected',
    subject: `complaint:${id}`,
    reason: texts.decision,
    now: decided,
  })
}

interface Reported extends Pick<Case, 'kind' | 'accused' | 'filed'> {
  readonly id: string
  readonly texts: Texts
}

async function reportedThing(
  { photoFiles }: Services,
  { id, kind, accused: { member, person, photos }, filed, texts }: Reported,
) {
  const message = newId()
  const photo = photos[0]?.id ?? newId()
  const subject = complaintSubjectSchema.parse({
    kind: kind.subject,
    profile: member.id,
    photo,
    message,
  })
  const copy = `${evidenceFolder(id)}/${photo}`
  const copied = async (): Promise<readonly string[]> => {
    await writeSketch(photoFiles, copy, { person: person.key, scene: 0 })
    return [`${copy}/large.jpeg`]
  }
  const text = kind.message?.(texts)
  const evidence: Evidence = {
    ...(kind.subject === 'profile' && { name: member.name, about: member.about }),
    ...(text !== undefined && {
      messages: [
        {
          id: message,
          sender: member.id,
          sent_at: secondsAfter(filed, -900).toISOString(),
          body: { kind: 'text', text },
        },
      ],
    }),
    ...((kind.subject === 'profile' || kind.subject === 'photo') && { files: await copied() }),
  }
  return { subject, evidence }
}
