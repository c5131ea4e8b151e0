import type { StaffRole } from '@bouquet/contract'
import ChartLine from 'lucide-react/icons/chart-line'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Globe from 'lucide-react/icons/globe'
import Image from 'lucide-react/icons/image'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Server from 'lucide-react/icons/server'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import UserSearch from 'lucide-react/icons/user-search'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import type { StaffResponse } from '../platform/api.ts'
import { mayUse } from '../platform/session.ts'

/** Headings of the navigation, in this order. */
export const sectionGroups = ['queues', 'members', 'service'] as const
type SectionGroup = (typeof sectionGroups)[number]

/** A section of the navigation, open to one role beside admins. */
export interface Section {
  readonly id:
    | 'photos'
    | 'messages'
    | 'complaints'
    | 'appeals'
    | 'accounts'
    | 'payments'
    | 'codes'
    | 'brands'
    | 'figures'
    | 'staff'
    | 'system'
    | 'audit'
    | 'exports'
  readonly path: `/${Section['id']}`
  readonly group: SectionGroup
  readonly role: StaffRole
  /** The queue behind it, whose length the navigation shows. */
  readonly queue?: keyof StaffResponse<'queues'>
  readonly Icon: ComponentType<{ readonly size?: string }>
}

const sections: readonly Section[] = [
  {
    id: 'photos',
    path: '/photos',
    group: 'queues',
    role: 'moderator',
    queue: 'photos',
    Icon: Image,
  },
  {
    id: 'messages',
    path: '/messages',
    group: 'queues',
    role: 'moderator',
    queue: 'messages',
    Icon: MessageSquareWarning,
  },
  {
    id: 'complaints',
    path: '/complaints',
    group: 'queues',
    role: 'moderator',
    queue: 'complaints',
    Icon: Flag,
  },
  {
    id: 'appeals',
    path: '/appeals',
    group: 'queues',
    role: 'moderator',
    queue: 'appeals',
    Icon: Scale,
  },
  { id: 'accounts', path: '/accounts', group: 'members', role: 'support', Icon: UserSearch },
  { id: 'payments', path: '/payments', group: 'members', role: 'support', Icon: CreditCard },
  { id: 'codes', path: '/codes', group: 'members', role: 'support', Icon: TicketPercent },
  { id: 'brands', path: '/brands', group: 'service', role: 'admin', Icon: Globe },
  { id: 'figures', path: '/figures', group: 'service', role: 'admin', Icon: ChartLine },
  { id: 'staff', path: '/staff', group: 'service', role: 'admin', Icon: Users },
  { id: 'system', path: '/system', group: 'service', role: 'admin', Icon: Server },
  { id: 'audit', path: '/audit', group: 'service', role: 'admin', Icon: ScrollText },
  { id: 'exports', path: '/exports', group: 'service', role: 'admin', Icon: FileText },
]

export function sectionsFor(role: StaffRole): readonly Section[] {
  return sections.filter((section) => mayUse(role, section.role))
}
