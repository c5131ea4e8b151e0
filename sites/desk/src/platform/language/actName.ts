import type { TFunction } from 'i18next'

/** Texts of the acts of the audit log. */
const names = {
  'account.find': 'act.account_find',
  backup: 'act.backup',
  'account.export': 'act.account_export',
  'account.log-out': 'act.account_log_out',
  'account.resend-confirmation': 'act.account_resend_confirmation',
  'code.make': 'act.code_make',
  'erasure.request': 'act.erasure_request',
  'erasure.approve': 'act.erasure_approve',
  'erasure.decline': 'act.erasure_decline',
  'code.end': 'act.code_end',
  'complaint.decided.upheld': 'act.complaint_decided_upheld',
  'complaint.decided.rejected': 'act.complaint_decided_rejected',
  'complaint.closed.upheld': 'act.complaint_closed_upheld',
  'complaint.closed.rejected': 'act.complaint_closed_rejected',
  'complaint.evidence': 'act.complaint_evidence',
  'job.drop': 'act.job_drop',
  'job.retry': 'act.job_retry',
  'mail.resend': 'act.mail_resend',
  'member.ban': 'act.member_ban',
  'member.lift-ban': 'act.member_lift_ban',
  'signups.all': 'act.signups_all',
  'signups.with_trafficsource': 'act.signups_with_trafficsource',
  'signups.none': 'act.signups_none',
  'message.released': 'act.message_released',
  'message.kept': 'act.message_kept',
  'payment.refund': 'act.payment_refund',
  'refund.request': 'act.refund_request',
  'refund.decline': 'act.refund_decline',
  'photo.approve': 'act.photo_approve',
  'photo.reject': 'act.photo_reject',
  'second-factor.end': 'act.second_factor_end',
  'staff.make.moderator': 'act.staff_make_moderator',
  'staff.make.support': 'act.staff_make_support',
  'staff.make.admin': 'act.staff_make_admin',
  'staff.invite': 'act.staff_invite',
  'staff.password': 'act.staff_password',
  'staff.end': 'act.staff_end',
  'staff.sign-in': 'act.staff_sign_in',
  'staff.sign-in.refused': 'act.staff_sign_in_refused',
  'staff.sign-out': 'act.staff_sign_out',
  'staff.sign-out.all': 'act.staff_sign_out_all',
  'staff.second-factor.on': 'act.staff_second_factor_on',
  'staff.second-factor.off': 'act.staff_second_factor_off',
  'staff.second-factor.end': 'act.staff_second_factor_end',
  'staff.recovery-codes': 'act.staff_recovery_codes',
} as const

const isKnown = (act: string): act is keyof typeof names => act in names

/** An act of the audit log in words; one that is newer than this page by its own name. */
export function actName(t: TFunction<'desk'>, act: string): string {
  return isKnown(act) ? t(names[act]) : act
}
