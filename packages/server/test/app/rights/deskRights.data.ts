import type { StaffCallName } from '@bouquet/contract/staff'
import { type Answer, everyone, type Row } from './rights.data.ts'

/** No member gets in, whatever cookie they carry; staff as told. */
const desk = (moderator: Answer, support: Answer, admin: Answer): Row =>
  everyone('authentication_required', { moderator, support, admin })

/** Staff who have no second factor. */
const ofNoFactor = desk('second_factor_off', 'second_factor_off', 'second_factor_off')

/** What each call of the desk answers in each seat. A call without a row does not compile. */
export const deskRights: Readonly<Record<StaffCallName, Row>> = {
  deskLogin: desk('ok', 'ok', 'ok'),
  deskSignIn: everyone('login_failed', { moderator: 'ok', support: 'ok', admin: 'ok' }),
  deskSignOut: desk('ok', 'ok', 'ok'),
  acceptInvitation: everyone('link_invalid'),
  deskSecondFactor: desk('ok', 'ok', 'ok'),
  beginDeskSecondFactor: desk('ok', 'ok', 'ok'),
  confirmDeskSecondFactor: ofNoFactor,
  endDeskSecondFactor: ofNoFactor,
  renewDeskRecoveryCodes: ofNoFactor,
  photos: desk('ok', 'forbidden', 'ok'),
  'approve-photo': desk('ok', 'forbidden', 'ok'),
  'reject-photo': desk('ok', 'forbidden', 'ok'),
  messages: desk('ok', 'forbidden', 'ok'),
  'judge-message': desk('ok', 'forbidden', 'ok'),
  complaints: desk('ok', 'forbidden', 'ok'),
  'decide-complaint': desk('ok', 'forbidden', 'ok'),
  blocks: desk('ok', 'forbidden', 'ok'),
  ban: desk('ok', 'forbidden', 'ok'),
  'lift-ban': desk('ok', 'forbidden', 'ok'),
  'find-account': desk('forbidden', 'ok', 'ok'),
  refund: desk('forbidden', 'ok', 'ok'),
  codes: desk('forbidden', 'ok', 'ok'),
  'make-code': desk('forbidden', 'ok', 'ok'),
  'end-code': desk('forbidden', 'ok', 'ok'),
  staff: desk('forbidden', 'forbidden', 'ok'),
  'make-staff': desk('forbidden', 'forbidden', 'ok'),
  'invite-staff': desk('forbidden', 'forbidden', 'ok'),
  'sign-out-staff': desk('forbidden', 'forbidden', 'ok'),
  'end-staff': desk('forbidden', 'forbidden', 'ok'),
  audit: desk('forbidden', 'forbidden', 'ok'),
  'end-second-factor': desk('forbidden', 'second_factor_off', 'second_factor_off'),
  'end-staff-second-factor': desk('forbidden', 'forbidden', 'second_factor_off'),
}
