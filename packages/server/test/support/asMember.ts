import { eq } from 'drizzle-orm'
import type { Ctx } from '../../src/platform/http/Ctx.ts'
import { members } from '../../src/tables/index.ts'
import type { testServer } from './server.ts'

/** What a verb works with when a member asks; without one, a visitor. */
export async function asMember(
  { brand, db, services }: Awaited<ReturnType<typeof testServer>>,
  id?: string,
): Promise<Ctx> {
  const [row] = id ? await db.select().from(members).where(eq(members.id, id)) : []
  return {
    ...services,
    brand,
    locale: 'en',
    visit: {
      address: '192.0.2.1',
      origin: 'https://harbour.example',
      properOrigin: 'https://harbour.example',
      isSecure: true,
      isLocal: true,
      agent: '',
      requestId: 'of a test',
    },
    viewer: row ? { ...row, sessionId: 'session', authenticated: services.clock.now() } : null,
  }
}
