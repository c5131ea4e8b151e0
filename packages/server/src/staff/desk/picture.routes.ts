import { staffPictures } from '@bouquet/contract/staff'
import type { Context } from 'hono'
import { z } from 'zod'
import { findComplaint } from '../../features/safety/index.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App, Env } from '../../platform/http/App.ts'
import { readInput } from '../../platform/http/readInput.ts'
import { requireStaff } from './deskRoute.ts'

const photoQuery = z.object({ photo: z.uuid() })
const evidenceQuery = z.object({ case: z.uuid(), place: z.coerce.number().int().min(0).max(100) })

/** Unblurred pictures for moderators, including those hidden from members. */
export function deskPictureRoutes(app: App): void {
  app.get(staffPictures.photo, async (http) => {
    await requireStaff(http, 'moderator')
    const { photo } = readInput(photoQuery, http.req.query())
    return answer(http, `${photo}/large.jpeg`)
  })

  app.get(staffPictures.evidence, async (http) => {
    await requireStaff(http, 'moderator')
    const { case: id, place } = readInput(evidenceQuery, http.req.query())
    const found = await findComplaint(http.get('ctx').db, id)
    return answer(http, found?.evidence.files?.[place])
  })
}

async function answer(http: Context<Env>, file: string | undefined) {
  const bytes = file && (await http.get('ctx').photoFiles.read(file))
  if (!bytes) throw refuse('not_found')
  return http.body(bytes, 200, { 'content-type': 'image/jpeg', 'content-disposition': 'inline' })
}
