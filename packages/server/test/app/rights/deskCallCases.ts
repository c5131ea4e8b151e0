import { randomUUID } from 'node:crypto'
import type { Call } from '@bouquet/contract'
import type { StaffCallName } from '@bouquet/contract/staff'
import { goodSignup } from '../../support/people.ts'
import { staffPassword } from '../../support/staff.ts'
import { type CallCase, type Request, send } from './callCases.ts'
import { type Answer, everyone, type Row } from './rights.data.ts'
import type { Seat, World } from './world.ts'

/** No member gets in, whatever cookie they carry; staff by their role. */
const desk = (moderator: Answer, support: Answer, admin: Answer): Row =>
  everyone('authentication_required', { moderator, support, admin })

/** Staff who have no second factor. */
const ofNoFactor = desk('second_factor_off', 'second_factor_off', 'second_factor_off')

const brand = 'harbour'
const reason = 'as the table asks'

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

/** What each call of the desk is asked and answers in every seat. A call without a row does not compile. */
export const deskCallCases: Readonly<Record<StaffCallName, CallCase>> = {
  deskLogin: { answers: desk('ok', 'ok', 'ok'), request: nothing },
  deskSignIn: {
    answers: everyone('login_failed', { moderator: 'ok', support: 'ok', admin: 'ok' }),
    request: ownWords,
  },
  deskSignOut: { answers: desk('ok', 'ok', 'ok'), request: nothing },
  acceptInvitation: {
    answers: everyone('link_invalid'),
    request: () => ({
      body: { token: 'guessed', password: staffPassword, password_again: staffPassword },
    }),
  },
  deskSecondFactor: { answers: desk('ok', 'ok', 'ok'), request: nothing },
  beginDeskSecondFactor: {
    answers: desk('ok', 'ok', 'ok'),
    request: () => ({ body: { password: staffPassword } }),
  },
  confirmDeskSecondFactor: { answers: ofNoFactor, request: () => ({ body: { code: '123456' } }) },
  endDeskSecondFactor: { answers: ofNoFactor, request: proof },
  renewDeskRecoveryCodes: { answers: ofNoFactor, request: proof },
  claimItem: {
    answers: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { item: `photo:${await desk.pendingPhoto()}` } }),
  },
  releaseItem: {
    answers: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ query: { item: `photo:${await desk.pendingPhoto()}` } }),
  },
  queues: { answers: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'review-context': {
    answers: desk('ok', 'forbidden', 'ok'),
    request: ({ mara }) => ({ query: { brand, member: mara.id } }),
  },
  photos: { answers: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'approve-photo': {
    answers: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { photo: await desk.pendingPhoto(), reason } }),
  },
  'reject-photo': {
    answers: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { photo: await desk.pendingPhoto(), reason } }),
  },
  messages: { answers: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'judge-message': {
    answers: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({
      body: { message: await desk.heldMessage(), outcome: 'kept', reason },
    }),
  },
  complaints: { answers: desk('ok', 'forbidden', 'ok'), request: inBrand },
  'preview-decision': { answers: desk('ok', 'forbidden', 'ok'), request: decision },
  'decide-complaint': { answers: desk('ok', 'forbidden', 'ok'), request: decision },
  blocks: {
    answers: desk('ok', 'forbidden', 'ok'),
    request: ({ mara }) => ({ query: { brand, member: mara.id } }),
  },
  ban: {
    answers: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { brand, member: await desk.lifted(), reason } }),
  },
  'preview-ban': {
    answers: desk('ok', 'forbidden', 'ok'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'lift-ban': {
    answers: desk('ok', 'forbidden', 'ok'),
    request: async ({ desk }) => ({ body: { brand, member: await desk.banned(), reason } }),
  },
  'find-members': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: ({ people }) => ({ body: { search: people.free.email, reason } }),
  },
  'member-record': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: ({ people }) => ({ body: { brand, member: people.free.id, reason } }),
  },
  'resend-confirmation': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: ({ people }) => ({ body: { brand, member: people.unconfirmed.id, reason } }),
  },
  'log-out-member': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { brand, member: await desk.banned(), reason } }),
  },
  'export-data': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'request-erasure': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'erasure-requests': { answers: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'approve-erasure': {
    answers: desk('forbidden', 'not_found', 'not_found'),
    request: () => ({ body: { request: randomUUID(), reason } }),
  },
  'decline-erasure': {
    answers: desk('forbidden', 'not_found', 'not_found'),
    request: () => ({ body: { request: randomUUID(), reason } }),
  },
  refund: {
    answers: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { brand, payment: await desk.payment(), reason } }),
  },
  payments: { answers: desk('forbidden', 'ok', 'ok'), request: inBrand },
  payment: {
    answers: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ query: { payment: await desk.payment() } }),
  },
  disputes: { answers: desk('forbidden', 'ok', 'ok'), request: inBrand },
  reconciliation: { answers: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'refund-preview': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ query: { brand, payment: await desk.payment() } }),
  },
  'refund-requests': { answers: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'approve-refund': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { request: await desk.refundRequest(), reason } }),
  },
  'decline-refund': {
    answers: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { request: await desk.refundRequest(), reason } }),
  },
  codes: { answers: desk('forbidden', 'ok', 'ok'), request: inBrand },
  'make-code': {
    answers: desk('forbidden', 'ok', 'ok'),
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
    answers: desk('forbidden', 'ok', 'ok'),
    request: async ({ desk }) => ({ body: { brand, code: await desk.code(), reason } }),
  },
  staff: { answers: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'make-staff': {
    answers: desk('forbidden', 'forbidden', 'ok'),
    request: (_, seat) => ({
      body: { email: `friend-of-${seat}@bouquet.example`, name: 'Friend', role: 'admin', reason },
    }),
  },
  'invite-staff': { answers: desk('forbidden', 'forbidden', 'ok'), request: byMail },
  'sign-out-staff': { answers: desk('forbidden', 'forbidden', 'ok'), request: byMail },
  'end-staff': { answers: desk('forbidden', 'forbidden', 'ok'), request: byMail },
  audit: { answers: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  figures: {
    answers: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ query: { from: '2026-03-01', to: '2026-03-07' } }),
  },
  'figures-cohorts': {
    answers: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ query: { from: '2026-03-02', to: '2026-03-29' } }),
  },
  'figures-compare': {
    answers: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({
      query: { from: '2026-03-01', to: '2026-03-07', first: 'home', second: 'gallery' },
    }),
  },
  system: { answers: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'failed-jobs': { answers: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'run-job-again': { answers: desk('forbidden', 'forbidden', 'not_found'), request: noJob },
  'drop-job': { answers: desk('forbidden', 'forbidden', 'not_found'), request: noJob },
  'failed-mails': { answers: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'resend-mails': {
    answers: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ body: { reason } }),
  },
  'set-signups': {
    answers: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ body: { brand, signups: 'all', reason } }),
  },
  brands: { answers: desk('forbidden', 'forbidden', 'ok'), request: nothing },
  'transparency-report': {
    answers: desk('forbidden', 'forbidden', 'ok'),
    request: () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  },
  'end-second-factor': {
    answers: desk('forbidden', 'second_factor_off', 'second_factor_off'),
    request: ({ mara }) => ({ body: { brand, member: mara.id, reason } }),
  },
  'end-staff-second-factor': {
    answers: desk('forbidden', 'forbidden', 'second_factor_off'),
    request: byMail,
  },
}

/** Makes a call of the desk. */
export const askDesk = (
  world: World,
  seat: Seat,
  call: Call,
  name: StaffCallName,
): Promise<Response> => send(world, seat, call, deskCallCases[name].request)
