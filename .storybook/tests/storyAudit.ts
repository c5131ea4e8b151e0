import type { ReactRenderer } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'
import type { Look } from './looks.ts'

/** What one run of one story in one look has shown. */
export interface StoryAudit extends Look {
  readonly title: string
  readonly story: string
  readonly isPlayed: boolean
  /** Rules of axe that applied and held. */
  readonly passes: number
  /** Ids of rules of axe that a person has to judge. */
  readonly undecided: readonly string[]
}

const rulesIn = (result: object, kind: 'passes' | 'incomplete'): readonly string[] => {
  const rules: unknown = Reflect.get(result, kind)
  return Array.isArray(rules) ? rules.map((rule: { id: string }) => rule.id) : []
}

export const auditOf = (
  title: string,
  { storyName, play, reporting }: ComposedStoryFn<ReactRenderer>,
  look: Look,
): StoryAudit => {
  const result = reporting.reports.find(({ type }) => type === 'a11y')?.result ?? {}
  return {
    ...look,
    title,
    story: storyName,
    isPlayed: play !== undefined,
    passes: rulesIn(result, 'passes').length,
    undecided: rulesIn(result, 'incomplete'),
  }
}
