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

/** What a call is sent in a seat, and its outcome in each. */
export interface CallCase {
  readonly outcomes: Row
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

/** Each call is about Mara, or about what belongs to the one who calls. A call without a row does not compile. */
export const callCases: Readonly<Record<CallName, CallCase>> = {
  getUser: { outcomes: everyone('ok'), request: nothing },
  login: {
    outcomes: everyone('ok', { banned: 'account_disabled' }),
    request: withOwn(({ email }) => ({ body: { email, password: goodSignup.password } })),
  },
  changeName: {
    outcomes: members('ok'),
    request: () => ({ body: { name: 'Somebody' } }),
  },
  updateUser: { outcomes: members('ok'), request: () => ({ body: { language: 'de' } }) },
  logout: { outcomes: everyone('ok'), request: nothing },
  signup: {
    outcomes: everyone('ok'),
    request: () => ({ body: { ...goodSignup, email: `${randomUUID()}@post.example` } }),
  },
  finishSignupStep: { outcomes: members('ok'), request: () => ({ body: { step: 'about' } }) },
  confirmation: {
    outcomes: everyone('link_invalid'),
    request: () => ({ query: { token: 'guessed' } }),
  },
  linkOwner: { outcomes: members('ok'), request: () => ({ query: { token: 'guessed' } }) },
  confirmAddress: { outcomes: everyone('link_invalid'), request: token },
  resendConfirmation: { outcomes: members('ok'), request: nothing },
  requestReset: {
    outcomes: everyone('ok', { banned: 'account_disabled' }),
    request: withOwn(({ email }) => ({ body: { email } })),
  },
  resetPassword: {
    outcomes: everyone('link_invalid'),
    request: () => ({
      body: { token: 'guessed', password: 'long enough', password_again: 'long enough' },
    }),
  },
  changePassword: {
    outcomes: members('ok'),
    request: () => ({
      body: {
        old_password: goodSignup.password,
        password: 'longer still',
        password_again: 'longer still',
      },
    }),
  },
  savePush: { outcomes: members('ok'), request: () => ({ body: { subscription: 'denied' } }) },
  sessions: { outcomes: members('ok'), request: nothing },
  endSession: {
    outcomes: members('ok'),
    request: withOwn(({ session }) => ({ body: { session } })),
  },
  requestMailChange: {
    outcomes: members('ok'),
    request: () => ({
      body: { email: `${randomUUID()}@post.example`, password: goodSignup.password },
    }),
  },
  changeMail: { outcomes: everyone('link_invalid'), request: token },
  dataExport: { outcomes: members('ok'), request: nothing },
  requestDataExport: { outcomes: members('ok'), request: empty },
  consents: { outcomes: members('ok'), request: nothing },
  decideConsent: {
    outcomes: members('ok'),
    request: () => ({ body: { kind: 'promotions', given: true } }),
  },
  secondFactor: { outcomes: members('ok'), request: nothing },
  beginSecondFactor: {
    outcomes: members('ok'),
    request: () => ({ body: { password: goodSignup.password } }),
  },
  confirmSecondFactor: {
    outcomes: members('second_factor_off'),
    request: () => ({ body: { code: '123456' } }),
  },
  endSecondFactor: { outcomes: members('second_factor_off'), request: proof },
  renewRecoveryCodes: { outcomes: members('second_factor_off'), request: proof },
  deletionOffer: { outcomes: members('ok'), request: nothing },
  deleteAccount: { outcomes: members('ok'), request: () => ({ body: { reason: 'other' } }) },
  requestReactivation: {
    outcomes: everyone('email_not_found'),
    request: withOwn(({ email }) => ({ body: { email } })),
  },
  reactivate: { outcomes: everyone('link_invalid'), request: token },
  startSignup: {
    outcomes: everyone('ok'),
    request: () => ({ body: { ...goodSignup, email: `${randomUUID()}@post.example` } }),
  },
  startedSignup: {
    outcomes: everyone('link_invalid'),
    request: () => ({ query: { token: 'guessed' } }),
  },
  completeSignup: {
    outcomes: everyone('link_invalid'),
    request: () => ({ body: { ...goodSignup, token: 'guessed' } }),
  },
  settings: { outcomes: everyone('ok'), request: nothing },
  companyInfo: { outcomes: everyone('ok'), request: nothing },
  interests: { outcomes: everyone('ok'), request: nothing },
  regions: { outcomes: everyone('ok'), request: () => ({ query: { country: 'DE' } }) },
  pageHidden: { outcomes: everyone('ok'), request: nothing },
  members: { outcomes: everyone('ok'), request: nothing },
  member: {
    outcomes: everyone('ok', { blocked: 'blocked_by' }),
    request: ({ mara }) => ({ query: { id: mara.id } }),
  },
  landing: {
    outcomes: everyone('ok', { blocked: 'blocked_by' }),
    request: async ({ mara }) => {
      await mara.client.call(calls.updateChoices, { body: { shown_on_landing: true } })
      return { query: { id: mara.id } }
    },
  },
  activity: { outcomes: members('ok'), request: nothing },
  markActivitySeen: {
    outcomes: members('ok'),
    request: () => ({ body: { until: '2026-01-01T00:00:00Z' } }),
  },
  updateProfile: { outcomes: members('ok'), request: () => ({ body: { about: 'Hello' } }) },
  uploadPhoto: { outcomes: members('ok'), request: async () => ({ file: await picture() }) },
  updatePhoto: {
    outcomes: own,
    request: withOwn(({ photo }) => ({ body: { id: photo.id, main: true } })),
  },
  orderPhotos: {
    outcomes: own,
    request: withOwn(({ photo }) => ({ body: { photos: [photo.id] } })),
  },
  deletePhoto: {
    outcomes: members('ok'),
    request: withOwn(({ photo }) => ({ body: { id: photo.id } })),
  },
  likes: { outcomes: members('ok'), request: nothing },
  like: { outcomes: toMara, request: maraInBody },
  unlike: { outcomes: members('ok'), request: maraInBody },
  openLike: { outcomes: members('ok'), request: maraInBody },
  chats: { outcomes: members('ok'), request: nothing },
  conversation: {
    outcomes: members('ok', { blocked: 'blocked_by', other: 'not_found' }),
    request: withOwn(({ conversation }) => ({ query: { conversation } })),
  },
  readConversation: {
    outcomes: own,
    request: withOwn(({ conversation }) => ({ body: { conversation, number: 1 } })),
  },
  deleteConversation: {
    outcomes: own,
    request: withOwn(({ conversation }) => ({ body: { conversation } })),
  },
  sendMessage: {
    outcomes: toMara,
    request: ({ mara }) => ({
      body: { profile: mara.id, text: 'Good evening', client_id: randomUUID() },
    }),
  },
  acknowledgeFictional: { outcomes: toMara, request: maraInBody },
  credits: { outcomes: members('ok'), request: nothing },
  discountCode: { outcomes: members('ok'), request: nothing },
  startPayment: { outcomes: members('ok'), request: () => ({ body: orderOf().body }) },
  payment: { outcomes: own, request: payment },
  transactions: { outcomes: members('ok'), request: nothing },
  receipt: { outcomes: own, request: payment },
  repeatOrder: { outcomes: members('ok'), request: nothing },
  offerWithdrawal: {
    outcomes: everyone('withdrawal_unknown', ownPurchase),
    request: purchase,
  },
  withdraw: { outcomes: everyone('withdrawal_unknown', ownPurchase), request: purchase },
  directDebit: { outcomes: members('not_found'), request: payment },
  startDirectDebit: {
    outcomes: members('not_found'),
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
    outcomes: members('not_found'),
    request: async (world, seat) => ({
      body: { payment_id: await paid(world, seat), code: '123456' },
    }),
  },
  resendDirectDebitCode: {
    outcomes: members('not_found'),
    request: async (world, seat) => ({ body: { payment_id: await paid(world, seat) } }),
  },
  block: { outcomes: members('ok'), request: maraInBody },
  unblock: { outcomes: members('ok'), request: maraInBody },
  geocode: { outcomes: everyone('ok'), request: () => ({ query: { lat: '52.5', lon: '13.4' } }) },
  towns: {
    outcomes: everyone('ok'),
    request: () => ({ query: { country: 'NL', starts: 'Utr' } }),
  },
  selectCountry: { outcomes: everyone('ok'), request: () => ({ body: { country: 'DE' } }) },
  autoLike: { outcomes: members('ok'), request: nothing },
  brandVisibility: { outcomes: members('ok'), request: nothing },
  decideBrandVisibility: {
    outcomes: members('ok'),
    request: () => ({ body: { brand: 'nowhere', niche: 'general', given: false } }),
  },
  choices: { outcomes: members('ok'), request: nothing },
  updateChoices: { outcomes: members('ok'), request: empty },
  swipeGame: { outcomes: members('ok'), request: nothing },
  swipe: {
    outcomes: toMara,
    request: ({ mara }) => ({ body: { profile: mara.id, decision: 'like' } }),
  },
  undoSwipe: { outcomes: members('nothing_to_undo'), request: nothing },
  matchFinder: { outcomes: members('ok'), request: nothing },
  answerMatchFinder: {
    outcomes: members('ok'),
    request: () => ({
      body: { min_age: 30, max_age: 40, near: 'anywhere', interests: [] },
    }),
  },
  blocks: { outcomes: members('ok'), request: nothing },
  complain: {
    outcomes: everyone('ok'),
    request: ({ mara }) => ({
      body: {
        subject: { kind: 'profile', profile: mara.id },
        reason: 'other',
        text: 'Something is amiss.',
      },
    }),
  },
  complaint: {
    outcomes: everyone('ok', { ...outsiders('not_found'), other: 'not_found' }),
    request: async (world, seat) => ({ query: { number: await caseOf(world, seat) } }),
  },
  appealComplaint: {
    outcomes: everyone('appeal_not_open', { ...outsiders('not_found'), other: 'not_found' }),
    request: async (world, seat) => ({
      body: { number: await caseOf(world, seat), text: 'Please look once more.' },
    }),
  },
  complaints: { outcomes: members('ok'), request: nothing },
  gifts: { outcomes: everyone('ok'), request: nothing },
  sendGift: {
    outcomes: toMara,
    request: ({ mara }) => ({ body: { profile: mara.id, gift: 'rose', client_id: randomUUID() } }),
  },
  sendChatPhoto: {
    outcomes: toMara,
    request: async ({ mara }) => ({
      file: await picture(),
      query: { profile: mara.id, client_id: randomUUID() },
    }),
  },
  openChatPhoto: {
    outcomes: members('ok', { blocked: 'not_found', other: 'not_found' }),
    request: async (world, seat) => ({
      body: { message: await world.ownerOf(seat).sendPhoto() },
    }),
  },
  typing: {
    outcomes: members('ok', { blocked: 'not_found', other: 'not_found' }),
    request: withOwn(({ conversation }) => ({ body: { conversation } })),
  },
  icebreakers: { outcomes: toMara, request: maraInQuery },
}

/** Makes a call of members. */
export function sendCall(world: World, seat: Seat, call: Call, name: CallName): Promise<Response> {
  return send(world, seat, call, callCases[name].request)
}

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
