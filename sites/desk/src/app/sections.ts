import type { StaffRole } from '@bouquet/contract'
import Flag from 'lucide-react/icons/flag'
import Image from 'lucide-react/icons/image'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Scale from 'lucide-react/icons/scale'
import UserSearch from 'lucide-react/icons/user-search'
import type { ComponentType } from 'react'
import { mayUse } from '../platform/session.ts'

/** A section of the navigation, open to one role beside admins. */
export interface Section {
  readonly id: 'photos' | 'messages' | 'complaints' | 'appeals' | 'accounts'
  readonly path: '/photos' | '/messages' | '/complaints' | '/appeals' | '/accounts'
  readonly role: StaffRole
  readonly Icon: ComponentType<{ readonly size?: string }>
}

const sections: readonly Section[] = [
  { id: 'photos', path: '/photos', role: 'moderator', Icon: Image },
  { id: 'messages', path: '/messages', role: 'moderator', Icon: MessageSquareWarning },
  { id: 'complaints', path: '/complaints', role: 'moderator', Icon: Flag },
  { id: 'appeals', path: '/appeals', role: 'moderator', Icon: Scale },
  { id: 'accounts', path: '/accounts', role: 'support', Icon: UserSearch },
]

export const sectionsFor = (role: StaffRole): readonly Section[] =>
  sections.filter((section) => mayUse(role, section.role))
