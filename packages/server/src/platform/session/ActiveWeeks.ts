import type { MemberRow } from '../../tables/index.ts'

/** Counts in how many weeks after their signup members come back. */
export interface ActiveWeeks {
  /** Counts a member who is here, once for each week; called before it is recorded that they were seen. */
  count(member: MemberRow, now: Date): Promise<void>
}
