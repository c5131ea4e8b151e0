import { z } from 'zod'

export const staffRoles = ['moderator', 'support', 'admin'] as const
export const staffRoleSchema = z.enum(staffRoles)
/**
 * Moderators review photos, messages and complaints; support helps with accounts and refunds; an admin may do
 * everything.
 */
export type StaffRole = z.infer<typeof staffRoleSchema>

/**
 * Who may make a call; the server checks further conditions. `staff` is anybody logged in at the desk; a call
 * open to one role is open to an admin too.
 */
export type Access = 'visitor' | 'member' | 'staff' | StaffRole
