import type { ComplaintSubject, ProfileCard } from '@bouquet/contract'
import type { ReactNode } from 'react'

/** What is reported, and what the dialog shows of it. */
export interface ReportTarget {
  readonly subject: ComplaintSubject
  /** Title of the dialog, such as “Report Anna”. */
  readonly title: string
  /** The member behind it; the dialog offers to block them as well. */
  readonly person?: Pick<ProfileCard, 'id' | 'name'> | undefined
  /** The reported content as it was; a profile is named. */
  readonly evidence?: ReactNode
}
