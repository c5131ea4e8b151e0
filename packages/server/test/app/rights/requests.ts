import { randomUUID } from 'node:crypto'
import { type Call, type CallName, calls } from '@bouquet/contract'
import { begin, orderOf } from '../../support/payments.ts'
import { goodSignup } from '../../support/people.ts'
import { picture } from '../../support/pictures.ts'
import type { Seat, World } from './world.ts'

interface Input {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly file?: File
}

export type Request = (world: World, seat: Seat) => Input | Promise<Input>

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

/** What each call is asked in every seat: about Mara, or about what belongs to the one who asks. */
const requests: Readonly<Record<CallName, Request>> = {
  getUser: nothing,
  login: withOwn(({ email }) => ({ body: { email, password: goodSignup.password } })),
  updateUser: () => ({ body: { language: 'de' } }),
  logout: nothing,
  signup: () => ({ body: { ...goodSignup, email: `${randomUUID()}@post.example` } }),
  finishSignupStep: () => ({ body: { step: 'about' } }),
  resendConfirmation: nothing,
  requestReset: withOwn(({ email }) => ({ body: { email } })),
  resetPassword: () => ({
    body: { token: 'guessed', password: 'long enough', password_again: 'long enough' },
  }),
  changePassword: () => ({
    body: {
      old_password: goodSignup.password,
      password: 'longer still',
      password_again: 'longer still',
    },
  }),
  savePush: () => ({ body: { subscription: 'denied' } }),
  sessions: nothing,
  endSession: withOwn(({ session }) => ({ body: { session } })),
  requestMailChange: () => ({
    body: { email: `${randomUUID()}@post.example`, password: goodSignup.password },
  }),
  changeMail: token,
  dataExport: nothing,
  requestDataExport: nothing,
  consents: nothing,
  decideConsent: () => ({ body: { kind: 'promotions', given: true } }),
  secondFactor: nothing,
  beginSecondFactor: () => ({ body: { password: goodSignup.password } }),
  confirmSecondFactor: () => ({ body: { code: '123456' } }),
  endSecondFactor: proof,
  renewRecoveryCodes: proof,
  deletionOffer: nothing,
  deleteAccount: () => ({ body: { reason: 'other' } }),
  requestReactivation: withOwn(({ email }) => ({ body: { email } })),
  reactivate: token,
  startSignup: () => ({ body: { ...goodSignup, email: `${randomUUID()}@post.example` } }),
  startedSignup: () => ({ query: { token: 'guessed' } }),
  completeSignup: () => ({ body: { ...goodSignup, token: 'guessed' } }),
  settings: nothing,
  companyInfo: nothing,
  interests: nothing,
  regions: () => ({ query: { country: 'DE' } }),
  pageHidden: nothing,
  members: nothing,
  member: ({ mara }) => ({ query: { id: mara.id } }),
  updateProfile: () => ({ body: { about: 'Hello' } }),
  uploadPhoto: async () => ({ file: await picture() }),
  updatePhoto: withOwn(({ photo }) => ({ body: { id: photo.id, main: true } })),
  deletePhoto: withOwn(({ photo }) => ({ body: { id: photo.id } })),
  likes: nothing,
  like: maraInBody,
  unlike: maraInBody,
  openLike: maraInBody,
  chats: nothing,
  conversation: withOwn(({ conversation }) => ({ query: { conversation } })),
  readConversation: withOwn(({ conversation }) => ({ body: { conversation, number: 1 } })),
  deleteConversation: withOwn(({ conversation }) => ({ body: { conversation } })),
  sendMessage: ({ mara }) => ({
    body: { profile: mara.id, text: 'Good evening', client_id: randomUUID() },
  }),
  acknowledgeFictional: maraInBody,
  credits: nothing,
  discountCode: nothing,
  startPayment: () => ({ body: orderOf().body }),
  payment,
  transactions: nothing,
  receipt: payment,
  repeatOrder: nothing,
  directDebit: payment,
  startDirectDebit: async (world, seat) => ({
    body: {
      payment_id: await paid(world, seat),
      iban: 'DE89370400440532013000',
      holder: 'Mara Muster',
      phone: '+4915123456789',
      mandate_accepted: true,
    },
  }),
  confirmDirectDebit: async (world, seat) => ({
    body: { payment_id: await paid(world, seat), code: '123456' },
  }),
  resendDirectDebitCode: async (world, seat) => ({ body: { payment_id: await paid(world, seat) } }),
  block: maraInBody,
  unblock: maraInBody,
  geocode: () => ({ query: { lat: '52.5', lon: '13.4' } }),
  selectCountry: () => ({ body: { country: 'DE' } }),
  autoLike: nothing,
  choices: nothing,
  updateChoices: empty,
  swipeGame: nothing,
  swipe: ({ mara }) => ({ body: { profile: mara.id, decision: 'like' } }),
  undoSwipe: nothing,
  matchFinder: nothing,
  answerMatchFinder: () => ({
    body: { min_age: 30, max_age: 40, near: 'anywhere', interests: [] },
  }),
  blocks: nothing,
  complain: ({ mara }) => ({
    body: {
      subject: { kind: 'profile', profile: mara.id },
      reason: 'other',
      text: 'Something is amiss.',
    },
  }),
  complaint: async (world, seat) => ({ query: { number: await caseOf(world, seat) } }),
  appealComplaint: async (world, seat) => ({
    body: { number: await caseOf(world, seat), text: 'Please look once more.' },
  }),
  complaints: nothing,
  gifts: nothing,
  sendGift: ({ mara }) => ({ body: { profile: mara.id, gift: 'rose', client_id: randomUUID() } }),
  sendChatPhoto: async ({ mara }) => ({
    file: await picture(),
    query: { profile: mara.id, client_id: randomUUID() },
  }),
  openChatPhoto: async (world, seat) => ({
    body: { message: await world.ownerOf(seat).sendPhoto() },
  }),
  typing: withOwn(({ conversation }) => ({ body: { conversation } })),
  icebreakers: maraInQuery,
}

/** Makes a call of members. */
export const ask = (world: World, seat: Seat, call: Call, name: CallName): Promise<Response> =>
  send(world, seat, call, requests[name])

/** Asks as a page would, whatever the types of the call. */
export async function send(
  world: World,
  seat: Seat,
  call: Call,
  request: Request,
): Promise<Response> {
  const { query = {}, body, file } = await request(world, seat)
  const path = `${call.path}?${new URLSearchParams({ ...call.variant, ...query })}`
  const headers = { origin: 'http://harbour.example' }
  const client = world.clientOf(seat)
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
