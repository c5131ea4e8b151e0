import type { MemberRow } from '../../tables/index.ts'

/** What every member begins with. */
export function memberDefaults() {
  return {
    timeZone: null,
    mailRefused: null,
    notificationsDisabled: [],
    pushDisabled: [],
    privacyMode: false,
    credits: 0,
    paid: false,
    hasPhoto: false,
  } satisfies Partial<MemberRow>
}
