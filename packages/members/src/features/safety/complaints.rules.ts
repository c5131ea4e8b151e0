import { appealDays, type Complaint } from '@bouquet/contract'

export type CaseState = 'received' | 'upheld' | 'rejected' | 'appealed'

/** What a case has come to; after an appeal the second decision counts. */
export function caseState({ status, decision, appeal }: Complaint): CaseState {
  if (status === 'received' || status === 'appealed') return status
  return appeal?.decision?.decision ?? decision?.decision ?? 'received'
}

const dayMs = 86_400_000

/** Until when a case can be appealed; null when it cannot. */
export function appealEnd({ status, decision }: Complaint, now: number): string | null {
  if (status !== 'decided' || decision === null) return null
  const end = Date.parse(decision.decided_at) + appealDays * dayMs
  return end > now ? new Date(end).toISOString() : null
}

interface CaseKey {
  readonly number: string | undefined
  readonly key: string
}

/** The key in a pasted link of a receipt, or the key alone; null when there is none. */
export function caseKeyIn(text: string): CaseKey | null {
  const typed = text.trim()
  const query = typed.includes('?') ? new URLSearchParams(typed.slice(typed.indexOf('?'))) : null
  const key = query === null ? typed : query.get('key')
  if (key === null || !/^[\w-]{16,60}$/.test(key)) return null
  return { number: query?.get('number') ?? undefined, key }
}
