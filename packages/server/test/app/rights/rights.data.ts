import type { CallName, ErrorCode } from '@bouquet/contract'
import type { Seat } from './world.ts'

export type Answer = 'ok' | ErrorCode
export type Row = Readonly<Record<Seat, Answer>>

const everywhere = <T>(answer: T): Readonly<Record<Seat, T>> => ({
  visitor: answer,
  unconfirmed: answer,
  free: answer,
  premium: answer,
  blocked: answer,
  banned: answer,
  other: answer,
  moderator: answer,
  support: answer,
  admin: answer,
})

/** The same to everybody. */
export const everyone = (answer: Answer, but: Partial<Row> = {}): Row => ({
  ...everywhere(answer),
  ...but,
})

/** Who has no member's account, a banned one and staff included. */
const outsiders = <T>(answer: T) => ({
  visitor: answer,
  banned: answer,
  moderator: answer,
  support: answer,
  admin: answer,
})

/** To members alone; a banned one is a visitor, and so is staff. */
const members = (answer: Answer, but: Partial<Row> = {}): Row =>
  everyone(answer, { ...outsiders('authentication_required'), ...but })

/** About Mara, who is out of reach for whom she has blocked. */
const toMara = members('ok', { blocked: 'blocked_by' })

/** About something that belongs to the one who asks; `other` asks for what is somebody else's. */
const own = members('ok', { other: 'not_found' })

/** What each call answers in each seat. A call without a row does not compile. */
export const rights: Readonly<Record<CallName, Row>> = {
  getUser: everyone('ok'),
  login: everyone('ok', { banned: 'account_disabled' }),
  updateUser: members('ok'),
  logout: everyone('ok'),
  signup: everyone('ok'),
  finishSignupStep: members('ok'),
  resendConfirmation: members('ok'),
  requestReset: everyone('ok', { banned: 'account_disabled' }),
  resetPassword: everyone('link_invalid'),
  changePassword: members('ok'),
  savePush: members('ok'),
  sessions: members('ok'),
  endSession: members('ok'),
  requestMailChange: members('ok'),
  changeMail: everyone('link_invalid'),
  dataExport: members('ok'),
  requestDataExport: members('ok'),
  consents: members('ok'),
  decideConsent: members('ok'),
  secondFactor: members('ok'),
  beginSecondFactor: members('ok'),
  confirmSecondFactor: members('second_factor_off'),
  endSecondFactor: members('second_factor_off'),
  renewRecoveryCodes: members('second_factor_off'),
  deletionOffer: members('ok'),
  deleteAccount: members('ok'),
  requestReactivation: everyone('email_not_found'),
  reactivate: everyone('link_invalid'),
  startSignup: everyone('ok'),
  startedSignup: everyone('link_invalid'),
  completeSignup: everyone('link_invalid'),
  settings: everyone('ok'),
  companyInfo: everyone('ok'),
  interests: everyone('ok'),
  regions: everyone('ok'),
  pageHidden: everyone('ok'),
  members: everyone('ok'),
  member: everyone('ok', { blocked: 'blocked_by' }),
  updateProfile: members('ok'),
  uploadPhoto: members('ok'),
  updatePhoto: own,
  deletePhoto: members('ok'),
  likes: members('ok'),
  like: toMara,
  unlike: members('ok'),
  openLike: members('ok'),
  chats: members('ok'),
  conversation: members('ok', { blocked: 'blocked_by', other: 'not_found' }),
  readConversation: own,
  deleteConversation: own,
  sendMessage: toMara,
  acknowledgeFictional: toMara,
  credits: members('ok'),
  discountCode: members('ok'),
  startPayment: members('ok'),
  payment: own,
  transactions: members('ok'),
  receipt: own,
  repeatOrder: members('ok'),
  directDebit: members('not_found'),
  startDirectDebit: members('not_found'),
  confirmDirectDebit: members('not_found'),
  resendDirectDebitCode: members('not_found'),
  block: members('ok'),
  unblock: members('ok'),
  geocode: everyone('ok'),
  selectCountry: everyone('ok'),
  autoLike: members('ok'),
  choices: members('ok'),
  updateChoices: members('ok'),
  swipeGame: members('ok'),
  swipe: toMara,
  undoSwipe: members('nothing_to_undo'),
  matchFinder: members('ok'),
  answerMatchFinder: members('ok'),
  blocks: members('ok'),
  complain: everyone('ok'),
  complaint: everyone('ok', { ...outsiders('not_found'), other: 'not_found' }),
  appealComplaint: everyone('appeal_not_open', { ...outsiders('not_found'), other: 'not_found' }),
  complaints: members('ok'),
  gifts: everyone('ok'),
  sendGift: toMara,
  sendChatPhoto: toMara,
  openChatPhoto: members('ok', { blocked: 'not_found', other: 'not_found' }),
  typing: members('ok', { blocked: 'not_found', other: 'not_found' }),
  icebreakers: toMara,
}

type Statuses = Readonly<Record<Seat, number>>

const all = (status: number, but: Partial<Statuses> = {}): Statuses => ({
  ...everywhere(status),
  ...but,
})

/** Routes that are no calls: pictures, streams, links of mails, pages of a demo. */
export const otherRoutes: Readonly<Record<string, Statuses>> = {
  'GET /api/photos/:token': all(200, { blocked: 404 }),
  'GET /api/photos/:token/match': all(200, { blocked: 404 }),
  'GET /api/photos/:token/thumb': all(200, { blocked: 404 }),
  'GET /api/events.php': all(200, outsiders(403)),
  'GET /api/activate.php': all(302),
  'GET /api/data-export-file.php': all(422, outsiders(302)),
  'GET /api/unsubscribe.php': all(410),
  'POST /api/unsubscribe.php': all(410),
  'POST /api/payment-webhook.php': all(400),
  'GET /api/sandbox/checkout': all(404),
  'POST /api/sandbox/checkout': all(404),
  'GET /api/mailbox': all(200),
  'GET /api/mailbox/:id': all(404),
  'GET /api/openapi.json': all(200),
  'GET /api/docs': all(200),
  'GET /api/docs/swagger-ui.css': all(200),
  'GET /api/docs/swagger-ui-bundle.js': all(200),
  'GET /api/docs/docs.css': all(200),
  'GET /api/docs/docs.js': all(200),
  'GET /api/desk/photo.php': all(403, { moderator: 200, admin: 200 }),
  'GET /api/desk/evidence.php': all(403, { moderator: 200, admin: 200 }),
}
