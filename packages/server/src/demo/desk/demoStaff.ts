import type { StaffRole } from '@bouquet/contract/staff'

interface DemoColleague {
  readonly email: string
  readonly name: string
  readonly role: StaffRole
}

/** The staff of a demo, one of each role. Their password is published. */
export const demoStaff = [
  { email: 'moderator@desk.example', name: 'Nora Winther', role: 'moderator' },
  { email: 'support@desk.example', name: 'Tomás Reyes', role: 'support' },
  { email: 'admin@desk.example', name: 'Ingrid Vale', role: 'admin' },
] as const satisfies readonly DemoColleague[]

export function isDemoStaff(email: string): boolean {
  return demoStaff.some((one) => one.email === email)
}
