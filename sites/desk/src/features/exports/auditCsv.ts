import type { DeskApi, StaffResponse } from '../../platform/api.ts'
import { toCsv } from '../../platform/files/csv.ts'

export interface Days {
  readonly from: string
  readonly to: string
}

type Entry = StaffResponse<'audit'>['items'][number]

const columns = ['created', 'actor', 'name', 'act', 'brand', 'subject', 'reason'] as const

/** The whole audit log of these days, page by page, as a table. */
export async function auditCsv(api: DeskApi, days: Days): Promise<string> {
  const entries: Entry[] = []
  let after: string | undefined
  do {
    const page = await api.request('audit', {
      query: { ...days, limit: 200, ...(after !== undefined && { after }) },
    })
    entries.push(...page.items)
    after = page.next ?? undefined
  } while (after !== undefined)
  return toCsv([columns, ...entries.map((entry) => columns.map((name) => entry[name] ?? ''))])
}
