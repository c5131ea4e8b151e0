import { type StaffRole, staffCalls } from '@bouquet/contract/staff'
import { newId } from '../../src/platform/ids.ts'
import { inviteStaff } from '../../src/staff/accounts/invitations.ts'
import { writeStaff } from '../../src/staff/accounts/staff.store.ts'
import type { testServer } from './server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

export const staffPassword = 'four words are better'

/** Takes somebody on and hands them their invitation. */
export async function hire({ clock, db }: Server, role: StaffRole, name: string = role) {
  const email = `${name}@bouquet.example`
  const now = clock.now()
  return db.transaction(async (tx) => {
    const { id } = await writeStaff(tx, { id: newId(), email, name, role, created: now })
    return { id, email, ...(await inviteStaff(tx, { staff: id, now })) }
  })
}

/** Somebody of the staff who sits at the desk, in a browser of their own. */
export async function seatStaff(server: Server, role: StaffRole, name?: string) {
  const { id, email, token } = await hire(server, role, name)
  const client = server.client()
  const body = { token, password: staffPassword, password_again: staffPassword }
  await client.call(staffCalls.acceptInvitation, { body })
  return { id, email, client }
}
