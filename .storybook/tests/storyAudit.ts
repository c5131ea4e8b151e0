import type { ReactRenderer } from '@storybook/react-vite'
import type { ComposedStoryFn, StoryContext } from 'storybook/internal/types'
import type { BrandMode } from './brandModes.ts'

/** Result of one story in one brand and mode. */
export interface StoryAudit extends BrandMode {
  readonly title: string
  readonly story: string
  readonly isPlayed: boolean
  /** Number of axe rules that passed. */
  readonly passes: number
  /** Ids of axe rules that need manual review. */
  readonly undecided: readonly string[]
}

/** What one half of the stories gave, written by its tests. */
export interface AuditedHalf {
  /** Day of the run, for example 2026-11-29. */
  readonly date: string
  readonly audits: readonly StoryAudit[]
}

const rulesIn = (result: object, kind: 'passes' | 'incomplete'): readonly string[] => {
  const rules: unknown = Reflect.get(result, kind)
  return Array.isArray(rules) ? rules.map((rule: { id: string }) => rule.id) : []
}

export function auditOf(
  title: string,
  { storyName, play }: ComposedStoryFn<ReactRenderer>,
  look: BrandMode,
  { reports }: StoryContext<ReactRenderer>['reporting'],
): StoryAudit {
  const result = reports.findLast(({ type }) => type === 'a11y')?.result ?? {}
  return {
    ...look,
    title,
    story: storyName,
    isPlayed: play !== undefined,
    passes: rulesIn(result, 'passes').length,
    undecided: rulesIn(result, 'incomplete'),
  }
}
