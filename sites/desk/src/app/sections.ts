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
  readonly role: StaffRole
  /** The queue behind it, whose length the navigation shows. */
  readonly queue?: keyof StaffResponse<'queues'>
  readonly Icon: ComponentType<{ readonly size?: string }>
}

const sections: readonly Section[] = [
  { id: 'photos', path: '/photos', role: 'moderator', queue: 'photos', Icon: Image },
  {
    id: 'messages',
    path: '/messages',
    role: 'moderator',
    queue: 'messages',
    Icon: MessageSquareWarning,
  },
  { id: 'complaints', path: '/complaints', role: 'moderator', queue: 'complaints', Icon: Flag },
  { id: 'appeals', path: '/appeals', role: 'moderator', queue: 'appeals', Icon: Scale },
  { id: 'accounts', path: '/accounts', role: 'support', Icon: UserSearch },
  { id: 'payments', path: '/payments', role: 'support', Icon: CreditCard },
  { id: 'codes', path: '/codes', role: 'support', Icon: TicketPercent },
  { id: 'brands', path: '/brands', role: 'admin', Icon: Globe },
  { id: 'figures', path: '/figures', role: 'admin', Icon: ChartLine },
  { id: 'staff', path: '/staff', role: 'admin', Icon: Users },
  { id: 'system', path: '/system', role: 'admin', Icon: Server },
  { id: 'audit', path: '/audit', role: 'admin', Icon: ScrollText },
  { id: 'exports', path: '/exports', role: 'admin', Icon: FileText },
]

export const sectionsFor = (role: StaffRole): readonly Section[] =>
  sections.filter((section) => mayUse(role, section.role))
