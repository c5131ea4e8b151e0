import type { MemberRow } from '../../tables/index.ts'

/** What every member begins with. */
export const memberDefaults = () =>
  ({
    timeZone: null,
    mailRefused: null,
    notificationsDisabled: [],
    pushDisabled: [],
    privacyMode: false,
    credits: 0,
    paid: false,
    hasPhoto: false,
  }) satisfies Partial<MemberRow>
