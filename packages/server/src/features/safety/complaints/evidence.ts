import { appealDays, type ComplaintSubject } from '@bouquet/contract'
import { daysAfter } from '../../../platform/clock.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import type { Evidence } from '../../../tables/index.ts'
import { findReadableMessage, listMessages } from '../../chat/index.ts'
import { findKnownMember, findVisiblePhoto, listPhotosOf } from '../../profiles/index.ts'
import { eraseComplaintEvidence, listSettledComplaints } from './complaints.store.ts'

interface CollectedEvidence {
  /** The member that the complaint is about; null for the service. */
  readonly accused: string | null
  readonly evidence: Evidence
}

/** Reported message and those before it that are stored. */
const contextMessages = 10

/**
 * Copies the reported content, since it may be changed or removed before staff see it. Photos are
 * copied to the case's folder. Not to be called in a transaction, which would last as long as the store
 * takes to copy.
 * @throws DomainError not_found for content that the complainant cannot have seen
 */
export async function collectEvidence(
  ctx: Ctx,
  { subject, folder }: { readonly subject: ComplaintSubject; readonly folder: string },
): Promise<CollectedEvidence> {
  switch (subject.kind) {
    case 'service':
      return { accused: null, evidence: {} }
    case 'profile':
      return collectProfile(ctx, { id: subject.profile, folder })
    case 'photo': {
      const photo = await findVisiblePhoto(ctx, subject.photo)
      const owner = photo && (await findKnownMember(ctx, photo.member))
      if (!photo || !owner) throw refuse('not_found', { field: 'subject.photo' })
      return {
        accused: photo.member,
        evidence: { files: await copyPhotos(ctx, [photo.id], folder) },
      }
    }
    case 'message':
      return collectMessages(ctx, { id: subject.message, folder })
  }
}

/** Members can also report a profile that has blocked them; a block must not prevent complaints. */
async function collectProfile(
  ctx: Ctx,
  { id, folder }: { readonly id: string; readonly folder: string },
): Promise<CollectedEvidence> {
  const member = await findKnownMember(ctx, id)
  if (!member) throw refuse('not_found', { field: 'subject.profile' })
  const photos = (await listPhotosOf(ctx.db, [id])).filter(({ status }) => status === 'active')
  const files = await copyPhotos(
    ctx,
    photos.map((photo) => photo.id),
    folder,
  )
  return { accused: id, evidence: { name: member.name, about: member.about, files } }
}

async function collectMessages(
  ctx: Ctx,
  { id, folder }: { readonly id: string; readonly folder: string },
): Promise<CollectedEvidence> {
  const { viewer } = ctx
  if (!viewer) throw refuse('authentication_required')
  const { message } = await findReadableMessage({ ...ctx, viewer }, id)
  if (message.sender === viewer.id) throw refuse('not_found', { field: 'subject.message' })
  const { conversation, sequence, sender } = message
  const range = {
    conversation,
    reader: viewer.id,
    after: 0,
    before: sequence + 1,
    limit: contextMessages,
  }
  const rows = (await listMessages(ctx.db, range)).reverse()
  const pictures = rows.flatMap(({ body }) => (body.kind === 'photo' ? [body.photo] : []))
  return {
    accused: sender,
    evidence: {
      messages: rows.map((row) => ({
        id: row.id,
        sender: row.sender,
        sent_at: row.sentAt.toISOString(),
        body: row.body,
      })),
      files: await copyPhotos(ctx, pictures, folder),
    },
  }
}

async function copyPhotos({ photoFiles }: Ctx, photos: readonly string[], folder: string) {
  const copied: string[] = []
  for (const photo of photos) {
    const name = `${folder}/${photo}/large.jpeg`
    if (await photoFiles.copy(`${photo}/large.jpeg`, name)) copied.push(name)
  }
  return copied
}

/** The case's folder in the photo store. */
export function evidenceFolder(id: string): string {
  return `case-${id}`
}

const batchSize = 200

/**
 * Erases the evidence of cases that can no longer be reopened: messages, texts, photos and the
 * complainant's email address. The case and its decision stay.
 */
export async function eraseEvidence({ clock, db, photoFiles }: Services): Promise<void> {
  const before = daysAfter(clock.now(), -appealDays)
  for (;;) {
    const settled = await listSettledComplaints(db, before, batchSize)
    for (const { id } of settled) {
      // Files first: after a crash in between, the row is found again.
      await photoFiles.remove(evidenceFolder(id))
      await eraseComplaintEvidence(db, id)
    }
    if (settled.length < batchSize) return
  }
}
