import type { StoryAudit } from '../tests/storyAudit.ts'

export interface ComponentStatus {
  readonly title: string
  readonly stories: number
  readonly played: number
  /** Number of runs without violations, by mode. */
  readonly runs: Readonly<Record<string, number>>
  readonly brands: number
  readonly rulesHeld: number
  readonly undecided: readonly string[]
}

/** A run of the story tests, summed up for the accessibility page. */
export interface AccessibilityRun {
  /** Day of the run, of its older half if these differ. */
  readonly date: string
  readonly components: readonly ComponentStatus[]
}

const count = (values: Iterable<string>) => new Set(values).size

/** Audits grouped by component. */
export function statusByComponent(audits: readonly StoryAudit[]): readonly ComponentStatus[] {
  return [...Map.groupBy(audits, ({ title }) => title)]
    .map(([title, runs]) => ({
      title,
      stories: count(runs.map(({ story }) => story)),
      played: count(runs.filter(({ isPlayed }) => isPlayed).map(({ story }) => story)),
      runs: Object.fromEntries(
        [...Map.groupBy(runs, ({ mode }) => mode)].map(([mode, held]) => [mode, held.length]),
      ),
      brands: count(runs.map(({ brand }) => brand)),
      rulesHeld: runs.reduce((sum, { passes }) => sum + passes, 0),
      undecided: [...new Set(runs.flatMap(({ undecided }) => undecided))].sort(),
    }))
    .sort((one, other) => one.title.localeCompare(other.title))
}
