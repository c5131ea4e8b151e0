import type { AuditedHalf } from '../tests/storyAudit.ts'
import { type AccessibilityRun, statusByComponent } from './accessibilityStatus.ts'

const written = import.meta.glob<AuditedHalf>('../coverage/stories-*.json', {
  eager: true,
  import: 'default',
})

/** Sums up the halves of a run; undefined unless both are there. */
function summarize(halves: readonly AuditedHalf[]): AccessibilityRun | undefined {
  const [date] = halves.map((half) => half.date).sort()
  if (date === undefined || halves.length < 2) return undefined
  return { date, components: statusByComponent(halves.flatMap(({ audits }) => audits)) }
}

/** The last run of all story tests in this working copy. */
export const lastRun = summarize(Object.values(written))
