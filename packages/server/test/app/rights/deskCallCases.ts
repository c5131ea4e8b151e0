import { randomUUID } from 'node:crypto'
import type { Call } from '@bouquet/contract'
import type { StaffCallName } from '@bouquet/contract/staff'
import { goodSignup } from '../../support/people.ts'
import { staffPassword } from '../../support/staff.ts'
import { type CallCase, type Request, send } from './callCases.ts'
import { everyone, type Outcome, type Row } from './rights.data.ts'
import type { Seat, World } from './world.ts'

/** No member gets in, whatever cookie they carry; staff by their role. */
const desk = (moderator: Outcome, support: Outcome, admin: Outcome): Row =>
  everyone('authentication_required', { moderator, support, admin })

/** Staff who have no second factor. */
const ofNoFactor = desk('second_factor_off', 'second_factor_off', 'second_factor_off')

const brand = 'harbour'
const reason = 'as the table says'

const nothing: Request = () => ({})
const inBrand: Request = () => ({ query: { brand } })
const proof: Request = () => ({ body: { password: staffPassword, code: '123456' } })
const byMail: Request = async ({ desk }) => ({ body: { email: await desk.colleague(), reason } })

const decision: Request = async ({ desk }) => ({
  body: {
    brand,
    number: (await desk.openCase()).number,
    decision: 'rejected',
    reasons: 'Nothing was found.',
  },
})

/** The queue of this test keeps no failed jobs. */
const noJob: Request = () => ({
  body: { kind: 'mail', job: '018f0000-0000-7000-8000-000000000001', reason },
})

/** Staff log in with their own words, members try with theirs. */
const ownWords: Request = ({ staff, ownerOf }, seat) => {
  if (seat === 'moderator' || seat === 'support' || seat === 'admin') {
    return { body: { email: staff[seat].email, password: staffPassword } }
  }
  return { body: { email: ownerOf(seat).email, password: goodSignup.password } }
}

/** What each call of the desk is sent, and its outcome in every seat. A call without a row does not compile. */
export const deskCallCases: Readonly<Record<StaffCallName, CallCase>> = {
  deskLogin: { outcomes: desk('ok', 'ok', 'ok'), request: nothing },
  deskSignIn: {
    outcomes: everyone('login_failed', { moderator: 'ok', support: 'ok', admin: 'ok' }),
    request: ownWords,
  },
  deskSignOut: { outcomes: desk('ok', 'ok', 'ok'), request: nothing },
  acceptInvitation: {
    outcomes: everyone('link_invalid'),
    request: () => ({
      body: { token: 'guessed', password: staffPassword, password_again: staffPassword },
    }),
  },
  deskSecondFactor: { outcomes: desk('ok', 'ok', 'ok'), request: nothing },
  beginDeskSecondFactor: {
    outcomes: desk('ok', 'ok', 'ok'),
    request: () => ({ body: { password: staffPassword } }),
  },
  confirmDeskSecondFactor: { outcomes: ofNoFactor, request: () => ({ body: { code: '123456' } }) },
  endDeskSecondFactor: { outcomes: ofNoFactor, request: proof },
  renewDeskRecoveryCodes: { outcomes: ofNoFactor, request: proof },
  claimItem: {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { item: `photo:${await desk.pendingPhoto()}` } }),
  },
  releaseItem: {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ query: { item: `photo:${await desk.pendingPhoto()}` } }),
  },
  queues: { outcomes: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'review-context': {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: ({ mara }) => ({ query: { brand, member: mara.id } }),
  },
  photos: { outcomes: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'approve-photo': {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { photo: await desk.pendingPhoto(), reason } }),
  },
  'reject-photo': {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { photo: await desk.pendingPhoto(), reason } }),
  },
  messages: { outcomes: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'judge-message': {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({
      body: { message: await desk.heldMessage(), outcome: 'kept', reason },
    }),
  },
  complaints: { outcomes: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'preview-decision': { outcomes: desk('ok', 'forbidden', 'ok'), request: decision },
  'decide-complaint': { outcomes: desk('ok', 'forbidden', 'ok'), request: decision },
  blocks: {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: ({ mara }) => ({ query: { brand, member: mara.id } }),
  },
  ban: {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { brand, member: await desk.lifted(), reason } }),
  },
  'preview-ban': {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'lift-ban': {
    outcomes: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { brand, member: await desk.banned(), reason } }),
  },
  'find-members': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: ({ people }) => ({ body: { search: people.free.email, reason } }),
  },
  'member-record': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: ({ people }) => ({ body: { brand, member: people.free.id, reason } }),
  },
  'resend-confirmation': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: ({ people }) => ({ body: { brand, member: people.unconfirmed.id, reason } }),
  },
  'log-out-member': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { brand, member: await desk.banned(), reason } }),
  },
  'export-data': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'request-erasure': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'erasure-requests': { outcomes: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'approve-erasure': {
    outcomes: desk('forbidden', 'not_found', 'not_found'),
    request: () => ({ body: { request: randomUUID(), reason } }),
  },
  'decline-erasure': {
    outcomes: desk('forbidden', 'not_found', 'not_found'),
    request: () => ({ body: { request: randomUUID(), reason } }),
  },
  refund: {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { brand, payment: await desk.payment(), reason } }),
  },
  payments: { outcomes: desk('forbidden', 'ok', 'ok'), request: inBrand },
  payment: {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ query: { payment: await desk.payment() } }),
  },
  disputes: { outcomes: desk('forbidden', 'ok', 'ok'), request: inBrand },
  reconciliation: { outcomes: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'refund-preview': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ query: { brand, payment: await desk.payment() } }),
  },
  'refund-requests': { outcomes: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'approve-refund': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { request: await desk.refundRequest(), reason } }),
  },
  'decline-refund': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { request: await desk.refundRequest(), reason } }),
  },
  codes: { outcomes: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'make-code': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: (_, seat) => ({
      body: {
        brand,
        code: `FOR-${seat}`,
        value_percentage: 20,
        validity: 'once-per-user',
        reason,
      },
    }),
  },
  'end-code': {
    outcomes: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { brand, code: await desk.code(), reason } }),
  },
  staff: { outcomes: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'make-staff': {
    outcomes: desk('forbidden', 'forbidden', 'ok'),
    request: (_, seat) => ({
      body: { email: `friend-of-${seat}@bouquet.example`, name: 'Friend', role: 'admin', reason },
    }),
  },
  'invite-staff': { outcomes: desk('forbidden', 'forbidden', 'ok'), request: byMail },
  'sign-out-staff': { outcomes: desk('forbidden', 'forbidden', 'ok'), request: byMail },
  'end-staff': { outcomes: desk('forbidden', 'forbidden', 'ok'), request: byMail },
  audit: { outcomes: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  figures: {
    outcomes: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ query: { from: '2026-03-01', to: '2026-03-07' } }),
  },
  'figures-cohorts': {
    outcomes: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ query: { from: '2026-03-02', to: '2026-03-29' } }),
  },
  'figures-compare': {
    outcomes: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({
      query: { from: '2026-03-01', to: '2026-03-07', first: 'home', second: 'gallery' },
    }),
  },
  system: { outcomes: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'failed-jobs': { outcomes: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'run-job-again': { outcomes: desk('forbidden', 'forbidden', 'not_found'), request: noJob },
  'drop-job': { outcomes: desk('forbidden', 'forbidden', 'not_found'), request: noJob },
  'failed-mails': { outcomes: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'resend-mails': {
    outcomes: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ body: { reason } }),
  },
  'set-signups': {
    outcomes: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ body: { brand, signups: 'all', reason } }),
  },
  brands: { outcomes: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'brand-domains': { outcomes: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'transparency-report': {
    outcomes: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  },
  'end-second-factor': {
    outcomes: desk('forbidden', 'second_factor_off', 'second_factor_off'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'end-staff-second-factor': {
    outcomes: desk('forbidden', 'forbidden', 'second_factor_off'),
    request: byMail,
  },
}

/** Makes a call of the desk. */
export function sendDeskCall(
  world: World,
  seat: Seat,
  call: Call,
  name: StaffCallName,
): Promise<Response> {
  return send(world, seat, call, deskCallCases[name].request)
}
