import type { Call } from '@bouquet/contract'
import type { StaffCallName } from '@bouquet/contract/staff'
import { goodSignup } from '../../support/people.ts'
import { staffPassword } from '../../support/staff.ts'
import { type Request, send } from './requests.ts'
import type { Seat, World } from './world.ts'

const brand = 'harbour'
const reason = 'as the table asks'

const nothing: Request = () => ({})
const inBrand: Request = () => ({ query: { brand } })
const proof: Request = () => ({ body: { password: staffPassword, code: '123456' } })
const byMail: Request = async ({ desk }) => ({ body: { email: await desk.colleague(), reason } })

/** Staff log in with their own words, members try with theirs. */
const ownWords: Request = ({ staff, ownerOf }, seat) => {
  if (seat === 'moderator' || seat === 'support' || seat === 'admin') {
    return { body: { email: staff[seat].email, password: staffPassword } }
  }
  return { body: { email: ownerOf(seat).email, password: goodSignup.password } }
}

/** What each call of the desk is asked in every seat. */
const requests: Readonly<Record<StaffCallName, Request>> = {
  deskLogin: nothing,
  deskSignIn: ownWords,
  deskSignOut: nothing,
  acceptInvitation: () => ({
    body: { token: 'guessed', password: staffPassword, password_again: staffPassword },
  }),
  deskSecondFactor: nothing,
  beginDeskSecondFactor: () => ({ body: { password: staffPassword } }),
  confirmDeskSecondFactor: () => ({ body: { code: '123456' } }),
  endDeskSecondFactor: proof,
  renewDeskRecoveryCodes: proof,
  photos: inBrand,
  'approve-photo': async ({ desk }) => ({ body: { photo: await desk.pendingPhoto(), reason } }),
  'reject-photo': async ({ desk }) => ({ body: { photo: await desk.pendingPhoto(), reason } }),
  messages: inBrand,
  'judge-message': async ({ desk }) => ({
    body: { message: await desk.heldMessage(), outcome: 'kept', reason },
  }),
  complaints: inBrand,
  'decide-complaint': async ({ desk }) => ({
    body: {
      brand,
      number: (await desk.openCase()).number,
      decision: 'rejected',
      reasons: 'Nothing was found.',
    },
  }),
  blocks: ({ mara }) => ({ query: { brand, member: mara.id } }),
  ban: async ({ desk }) => ({ body: { brand, member: await desk.lifted(), reason } }),
  'lift-ban': async ({ desk }) => ({ body: { brand, member: await desk.banned(), reason } }),
  'find-account': ({ people }) => ({ body: { brand, email: people.free.email, reason } }),
  refund: async ({ desk }) => ({ body: { brand, payment: await desk.payment(), reason } }),
  codes: inBrand,
  'make-code': (_, seat) => ({
    body: {
      brand,
      code: `FOR-${seat}`,
      value_percentage: 20,
      validity: 'once-per-user',
      reason,
    },
  }),
  'end-code': async ({ desk }) => ({ body: { brand, code: await desk.code(), reason } }),
  staff: nothing,
  'make-staff': (_, seat) => ({
    body: { email: `friend-of-${seat}@bouquet.example`, name: 'Friend', role: 'admin', reason },
  }),
  'invite-staff': byMail,
  'sign-out-staff': byMail,
  'end-staff': byMail,
  audit: nothing,
  'end-second-factor': ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  'end-staff-second-factor': byMail,
}

/** Makes a call of the desk. */
export const askDesk = (
  world: World,
  seat: Seat,
  call: Call,
  name: StaffCallName,
): Promise<Response> => send(world, seat, call, requests[name])
