import type { ApprovalState } from '@bouquet/contract/staff'
import { isOwnRequest } from '../../platform/approval.ts'

/** A request that a second person approves or declines, as the tables have it. */
interface ApprovalRow {
  readonly id: string
  readonly brand: string
  readonly state: ApprovalState
  readonly staff: string
  readonly note: string
  readonly created: Date
  readonly decided: Date | null
  readonly decider: string | null
  readonly decisionNote: string | null
}

export interface ApprovalReader {
  /** Names of staff by their actors. */
  readonly names: ReadonlyMap<string, string>
  /** The actor who looks at the request. */
  readonly actor: string
}

/** What all such requests have in common. */
export function presentApproval(row: ApprovalRow, { names, actor }: ApprovalReader) {
  return {
    request: row.id,
    brand: row.brand,
    state: row.state,
    by: names.get(row.staff) ?? row.staff,
    is_own: isOwnRequest(row, actor),
    reason: row.note,
    created: row.created.toISOString(),
    decided: row.decided?.toISOString() ?? null,
    decided_by: row.decider === null ? null : (names.get(row.decider) ?? row.decider),
    decision_reason: row.decisionNote,
  }
}

/** The actors in requests, whose names are to be read. */
export function actorsIn(rows: readonly ApprovalRow[]): string[] {
  return rows.flatMap(({ staff, decider }) => (decider === null ? [staff] : [staff, decider]))
}
