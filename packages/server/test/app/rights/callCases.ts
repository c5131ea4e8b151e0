import { randomUUID } from 'node:crypto'
import type { Call, CallName } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { begin, orderOf } from '../../support/payments.ts'
import { goodSignup } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import { everyone, members, outsiders, own, type Row, toMara } from './rights.data.ts'
import type { Seat, World } from './world.ts'

interface Input {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly file?: File
}

export type Request = (world: World, seat: Seat) => Input | Promise<Input>

/** What a call is sent in a seat, and what it answers in each. */
export interface CallCase {
  readonly answers: Row
  readonly request: Request
}

const nothing: Request = () => ({})
const empty: Request = () => ({ body: {} })
const maraInBody: Request = ({ mara }) => ({ body: { profile: mara.id } })
const maraInQuery: Request = ({ mara }) => ({ query: { profile: mara.id } })
const proof: Request = () => ({ body: { password: goodSignup.password, code: '123456' } })
const token: Request = () => ({ body: { token: 'guessed' } })
const payment: Request = async (world, seat) => ({ query: { payment_id: await paid(world, seat) } })

/** A payment that the owner has begun. */
async function paid(world: World, seat: Seat): Promise<string> {
  const owner = world.ownerOf(seat)
  const { payment } = await begin(
    owner === world.people.banned ? world.people.free.client : owner.client,
  )
  return payment.payment_id
}

const purchase: Request = async (world, seat) => ({ body: { number: await paid(world, seat) } })

/** A payment that is only begun cannot be withdrawn from. */
const ownPurchase = {
  unconfirmed: 'refund_not_completed',
  free: 'refund_not_completed',
  premium: 'refund_not_completed',
  blocked: 'refund_not_completed',
} as const

/** A case of the owner's. */
async function caseOf(world: World, seat: Seat): Promise<string> {
  const body = {
    subject: { kind: 'service' as const },
    reason: 'other' as const,
    text: 'Something is amiss.',
  }
  const owner = seat === 'banned' ? world.people.free : world.ownerOf(seat)
  const { complaint } = await owner.client.call(calls.complain, { body })
  return complaint.number
}

const withOwn =
  (input: (own: ReturnType<World['ownerOf']>, world: World) => Input): Request =>
  (world, seat) =>
    input(world.ownerOf(seat), world)

/** Each call is about Mara, or about what belongs to the one who asks. A call without a row does not compile. */
export const callCases: Readonly<Record<CallName, CallCase>> = {
  getUser: { answers: everyone('ok'), request: nothing },
  login: {
    answers: everyone('ok', { banned: 'account_disabled' }),
    request: withOwn(({ email }) => ({ body: { email, password: goodSignup.password } })),
  },
  changeName: {
    answers: members('ok'),
    request: () => ({ body: { name: 'Somebody' } }),
  },
  updateUser: { answers: members('ok'), request: () => ({ body: { language: 'de' } }) },
  logout: { answers: everyone('ok'), request: nothing },
  signup: {
    answers: everyone('ok'),
    request: () => ({ body: { ...goodSignup, email: `${randomUUID()}@post.example` } }),
  },
  finishSignupStep: { answers: members('ok'), request: () => ({ body: { step: 'about' } }) },
  confirmation: {
    answers: everyone('link_invalid'),
    request: () => ({ query: { token: 'guessed' } }),
  },
  linkOwner: { answers: members('ok'), request: () => ({ query: { token: 'guessed' } }) },
  confirmAddress: { answers: everyone('link_invalid'), request: token },
  resendConfirmation: { answers: members('ok'), request: nothing },
  requestReset: {
    answers: everyone('ok', { banned: 'account_disabled' }),
    request: withOwn(({ email }) => ({ body: { email } })),
  },
  resetPassword: {
    answers: everyone('link_invalid'),
    request: () => ({
      body: { token: 'guessed', password: 'long enough', password_again: 'long enough' },
    }),
  },
  changePassword: {
    answers: members('ok'),
    request: () => ({
      body: {
        old_password: goodSignup.password,
        password: 'longer still',
        password_again: 'longer still',
      },
    }),
  },
  savePush: { answers: members('ok'), request: () => ({ body: { subscription: 'denied' } }) },
  sessions: { answers: members('ok'), request: nothing },
  endSession: {
    answers: members('ok'),
    request: withOwn(({ session }) => ({ body: { session } })),
  },
  requestMailChange: {
    answers: members('ok'),
    request: () => ({
      body: { email: `${randomUUID()}@post.example`, password: goodSignup.password },
    }),
  },
  changeMail: { answers: everyone('link_invalid'), request: token },
  dataExport: { answers: members('ok'), request: nothing },
  requestDataExport: { answers: members('ok'), request: empty },
  consents: { answers: members('ok'), request: nothing },
  decideConsent: {
    answers: members('ok'),
    request: () => ({ body: { kind: 'promotions', given: true } }),
  },
  secondFactor: { answers: members('ok'), request: nothing },
  beginSecondFactor: {
    answers: members('ok'),
    request: () => ({ body: { password: goodSignup.password } }),
  },
  confirmSecondFactor: {
    answers: members('second_factor_off'),
    request: () => ({ body: { code: '123456' } }),
  },
  endSecondFactor: { answers: members('second_factor_off'), request: proof },
  renewRecoveryCodes: { answers: members('second_factor_off'), request: proof },
  deletionOffer: { answers: members('ok'), request: nothing },
  deleteAccount: { answers: members('ok'), request: () => ({ body: { reason: 'other' } }) },
  requestReactivation: {
    answers: everyone('email_not_found'),
    request: withOwn(({ email }) => ({ body: { email } })),
  },
  reactivate: { answers: everyone('link_invalid'), request: token },
  startSignup: {
    answers: everyone('ok'),
    request: () => ({ body: { ...goodSignup, email: `${randomUUID()}@post.example` } }),
  },
  startedSignup: {
    answers: everyone('link_invalid'),
    request: () => ({ query: { token: 'guessed' } }),
  },
  completeSignup: {
    answers: everyone('link_invalid'),
    request: () => ({ body: { ...goodSignup, token: 'guessed' } }),
  },
  settings: { answers: everyone('ok'), request: nothing },
  companyInfo: { answers: everyone('ok'), request: nothing },
  interests: { answers: everyone('ok'), request: nothing },
  regions: { answers: everyone('ok'), request: () => ({ query: { country: 'DE' } }) },
  pageHidden: { answers: everyone('ok'), request: nothing },
  members: { answers: everyone('ok'), request: nothing },
  member: {
    answers: everyone('ok', { blocked: 'blocked_by' }),
    request: ({ mara }) => ({ query: { id: mara.id } }),
  },
  landing: {
    answers: everyone('ok', { blocked: 'blocked_by' }),
    request: async ({ mara }) => {
      await mara.client.call(calls.updateChoices, { body: { shown_on_landing: true } })
      return { query: { id: mara.id } }
    },
  },
  activity: { answers: members('ok'), request: nothing },
  markActivitySeen: {
    answers: members('ok'),
    request: () => ({ body: { until: '2026-01-01T00:00:00Z' } }),
  },
  updateProfile: { answers: members('ok'), request: () => ({ body: { about: 'Hello' } }) },
  uploadPhoto: { answers: members('ok'), request: async () => ({ file: await picture() }) },
  updatePhoto: {
    answers: own,
    request: withOwn(({ photo }) => ({ body: { id: photo.id, main: true } })),
  },
  orderPhotos: {
    answers: own,
    request: withOwn(({ photo }) => ({ body: { photos: [photo.id] } })),
  },
  deletePhoto: {
    answers: members('ok'),
    request: withOwn(({ photo }) => ({ body: { id: photo.id } })),
  },
  likes: { answers: members('ok'), request: nothing },
  like: { answers: toMara, request: maraInBody },
  unlike: { answers: members('ok'), request: maraInBody },
  openLike: { answers: members('ok'), request: maraInBody },
  chats: { answers: members('ok'), request: nothing },
  conversation: {
    answers: members('ok', { blocked: 'blocked_by', other: 'not_found' }),
    request: withOwn(({ conversation }) => ({ query: { conversation } })),
  },
  readConversation: {
    answers: own,
    request: withOwn(({ conversation }) => ({ body: { conversation, number: 1 } })),
  },
  deleteConversation: {
    answers: own,
    request: withOwn(({ conversation }) => ({ body: { conversation } })),
  },
  sendMessage: {
    answers: toMara,
    request: ({ mara }) => ({
      body: { profile: mara.id, text: 'Good evening', client_id: randomUUID() },
    }),
  },
  acknowledgeFictional: { answers: toMara, request: maraInBody },
  credits: { answers: members('ok'), request: nothing },
  discountCode: { answers: members('ok'), request: nothing },
  startPayment: { answers: members('ok'), request: () => ({ body: orderOf().body }) },
  payment: { answers: own, request: payment },
  transactions: { answers: members('ok'), request: nothing },
  receipt: { answers: own, request: payment },
  repeatOrder: { answers: members('ok'), request: nothing },
  offerWithdrawal: {
    answers: everyone('withdrawal_unknown', ownPurchase),
    request: purchase,
  },
  withdraw: { answers: everyone('withdrawal_unknown', ownPurchase), request: purchase },
  directDebit: { answers: members('not_found'), request: payment },
  startDirectDebit: {
    answers: members('not_found'),
    request: async (world, seat) => ({
      body: {
        payment_id: await paid(world, seat),
        iban: 'DE89370400440532013000',
        holder: 'Mara Muster',
        phone: '+4915123456789',
        mandate_accepted: true,
      },
    }),
  },
  confirmDirectDebit: {
    answers: members('not_found'),
    request: async (world, seat) => ({
      body: { payment_id: await paid(world, seat), code: '123456' },
    }),
  },
  resendDirectDebitCode: {
    answers: members('not_found'),
    request: async (world, seat) => ({ body: { payment_id: await paid(world, seat) } }),
  },
  block: { answers: members('ok'), request: maraInBody },
  unblock: { answers: members('ok'), request: maraInBody },
  geocode: { answers: everyone('ok'), request: () => ({ query: { lat: '52.5', lon: '13.4' } }) },
  towns: {
    answers: everyone('ok'),
    request: () => ({ query: { country: 'NL', starts: 'Utr' } }),
  },
  selectCountry: { answers: everyone('ok'), request: () => ({ body: { country: 'DE' } }) },
  autoLike: { answers: members('ok'), request: nothing },
  brandVisibility: { answers: members('ok'), request: nothing },
  decideBrandVisibility: {
    answers: members('ok'),
    request: () => ({ body: { brand: 'nowhere', niche: 'general', given: false } }),
  },
  choices: { answers: members('ok'), request: nothing },
  updateChoices: { answers: members('ok'), request: empty },
  swipeGame: { answers: members('ok'), request: nothing },
  swipe: {
    answers: toMara,
    request: ({ mara }) => ({ body: { profile: mara.id, decision: 'like' } }),
  },
  undoSwipe: { answers: members('nothing_to_undo'), request: nothing },
  matchFinder: { answers: members('ok'), request: nothing },
  answerMatchFinder: {
    answers: members('ok'),
    request: () => ({
      body: { min_age: 30, max_age: 40, near: 'anywhere', interests: [] },
    }),
  },
  blocks: { answers: members('ok'), request: nothing },
  complain: {
    answers: everyone('ok'),
    request: ({ mara }) => ({
      body: {
        subject: { kind: 'profile', profile: mara.id },
        reason: 'other',
        text: 'Something is amiss.',
      },
    }),
  },
  complaint: {
    answers: everyone('ok', { ...outsiders('not_found'), other: 'not_found' }),
    request: async (world, seat) => ({ query: { number: await caseOf(world, seat) } }),
  },
  appealComplaint: {
    answers: everyone('appeal_not_open', { ...outsiders('not_found'), other: 'not_found' }),
    request: async (world, seat) => ({
      body: { number: await caseOf(world, seat), text: 'Please look once more.' },
    }),
  },
  complaints: { answers: members('ok'), request: nothing },
  gifts: { answers: everyone('ok'), request: nothing },
  sendGift: {
    answers: toMara,
    request: ({ mara }) => ({ body: { profile: mara.id, gift: 'rose', client_id: randomUUID() } }),
  },
  sendChatPhoto: {
    answers: toMara,
    request: async ({ mara }) => ({
      file: await picture(),
      query: { profile: mara.id, client_id: randomUUID() },
    }),
  },
  openChatPhoto: {
    answers: members('ok', { blocked: 'not_found', other: 'not_found' }),
    request: async (world, seat) => ({
      body: { message: await world.ownerOf(seat).sendPhoto() },
    }),
  },
  typing: {
    answers: members('ok', { blocked: 'not_found', other: 'not_found' }),
    request: withOwn(({ conversation }) => ({ body: { conversation } })),
  },
  icebreakers: { answers: toMara, request: maraInQuery },
}

/** Makes a call of members. */
export const ask = (world: World, seat: Seat, call: Call, name: CallName): Promise<Response> =>
  send(world, seat, call, callCases[name].request)

/** Asks as a page would, whatever the types of the call. */
export async function send(
  world: World,
  seat: Seat,
  call: Call,
  request: Request,
): Promise<Response> {
  const { query = {}, body, file } = await request(world, seat)
  const path = `${call.path}?${new URLSearchParams({ ...call.variant, ...query })}`
  const client = world.clientOf(seat)
  const headers = { origin: client.origin }
  if (file) {
    const form = new FormData()
    form.set('file', file)
    return client.fetch(path, { method: call.method, headers, body: form })
  }
  if (body === undefined) return client.fetch(path, { method: call.method, headers })
  return client.fetch(path, {
    method: call.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
