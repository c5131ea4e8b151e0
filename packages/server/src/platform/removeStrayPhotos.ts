import { inArray } from 'drizzle-orm'
import { chatPhotos, complaints, photos } from '../tables/index.ts'
import { daysAfter } from './clock.ts'
import type { Db } from './database/Database.ts'
import type { Services } from './http/Services.ts'
import { firstIdOf } from './ids.ts'

/** Files are written before their row, so that a young folder may still get one. */
const graceDays = 1
const batchSize = 500

/**
 * Strays beyond this number and this share of all folders were not left by killed processes: the database is probably
 * an older one, or that of another installation.
 */
const most = { folders: 20, part: 0.05 }

/** Folders named by the id of a row; others, as those of the drawn portraits, belong to no row. */
const ofPhoto = /^([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12})$/
const ofCase = /^case-([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12})$/

/** Removes the folders of photos that a process has written and then died, before it wrote their rows. */
export async function removeStrayPhotos({
  db,
  clock,
  photoFiles,
  log,
}: Pick<Services, 'db' | 'clock' | 'photoFiles' | 'log'>): Promise<void> {
  const graceBegins = firstIdOf(daysAfter(clock.now(), -graceDays))
  const strays: string[] = []
  let count = 0
  for await (const names of photoFiles.folders(batchSize)) {
    count += names.length
    strays.push(...(await findStrays(db, names, graceBegins)))
  }
  if (strays.length === 0) return
  if (strays.length > Math.max(most.folders, count * most.part)) {
    log.warn({ folders: strays.length, of: count }, 'photo folders without a row, left alone')
    return
  }
  for (const name of strays) await photoFiles.remove(name)
  log.info({ folders: strays.length }, 'photo folders without a row removed')
}

async function findStrays(db: Db, names: readonly string[], graceBegins: string) {
  const idsIn = (pattern: RegExp) =>
    names.flatMap((name) => pattern.exec(name)?.[1] ?? []).filter((id) => id < graceBegins)
  const pictures = idsIn(ofPhoto)
  const cases = idsIn(ofCase)
  const [knownPhotos, knownChatPhotos, knownCases] = [
    await db.select({ id: photos.id }).from(photos).where(inArray(photos.id, pictures)),
    await db.select({ id: chatPhotos.id }).from(chatPhotos).where(inArray(chatPhotos.id, pictures)),
    await db.select({ id: complaints.id }).from(complaints).where(inArray(complaints.id, cases)),
  ]
  const known = new Set([...knownPhotos, ...knownChatPhotos, ...knownCases].map(({ id }) => id))
  return names.filter((name) => {
    const id = (ofPhoto.exec(name) ?? ofCase.exec(name))?.[1]
    return id !== undefined && id < graceBegins && !known.has(id)
  })
}
