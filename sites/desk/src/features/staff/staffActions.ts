import type { DeskApi, StaffResponse } from '../../platform/api.ts'

export type Colleague = StaffResponse<'staff'>['items'][number]
export type Invitation = StaffResponse<'invite-staff'>['invitation']

/** What an admin can do about a colleague; each asks why. */
export const staffActions = ['invite', 'sign_out', 'end_factor', 'end'] as const
export type StaffAction = (typeof staffActions)[number]

/** Does it. @returns the invitation where there is one */
export async function act(
  api: DeskApi,
  action: StaffAction,
  body: { readonly email: string; readonly reason: string },
): Promise<Invitation | null> {
  switch (action) {
    case 'invite':
      return (await api.request('invite-staff', { body })).invitation
    case 'sign_out':
      await api.request('sign-out-staff', { body })
      return null
    case 'end_factor':
      await api.request('end-staff-second-factor', { body })
      return null
    case 'end':
      await api.request('end-staff', { body })
      return null
  }
}
