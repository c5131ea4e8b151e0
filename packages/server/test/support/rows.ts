import { emptyAttributes } from '../../src/features/settings/index.ts'
import type { Db } from '../../src/platform/database/Database.ts'
import { newId } from '../../src/platform/ids.ts'
import { members } from '../../src/tables/index.ts'

/** A bare member for tests of stores. @returns their id */
export async function insertPerson(
  db: Db,
  own: Partial<typeof members.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  await db.insert(members).values({
    id,
    brand: 'harbour',
    email: `${id}@post.example`,
    name: 'Mara',
    passwordHash: 'none',
    status: 'active',
    profileStatus: 'active',
    dateOfBirth: '1990-05-20',
    gender: 'female',
    seeking: 'male',
    country: 'DE',
    attributes: emptyAttributes,
    language: 'en',
    termsVersion: new Date('2024-05-01T12:00:00Z'),
    signupDate: new Date('2026-02-01T12:00:00Z'),
    confirmedAt: new Date('2026-02-01T12:05:00Z'),
    ...own,
  })
  return id
}
