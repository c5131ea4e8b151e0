import type { StaffMember } from '@bouquet/contract/staff'
import type { StaffRow } from '../../tables/index.ts'

export const presentStaff = ({ passwordHash, created, ended, ...row }: StaffRow): StaffMember => ({
  ...row,
  created: created.toISOString(),
  ended: ended?.toISOString() ?? null,
  has_password: passwordHash !== null,
})
