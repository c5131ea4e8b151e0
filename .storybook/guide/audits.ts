import type { StoryAudit } from '../tests/storyAudit.ts'

const written = import.meta.glob<readonly StoryAudit[]>('../coverage/stories-*.json', {
  eager: true,
  import: 'default',
})

/** Results of the last run of the story tests in this working copy. Empty before the first run. */
export const audits: readonly StoryAudit[] = Object.values(written).flat()

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

const count = (values: Iterable<string>) => new Set(values).size

/** Audits grouped by component. */
export const statusByComponent = (): readonly ComponentStatus[] =>
  [...Map.groupBy(audits, ({ title }) => title)]
    .map(([title, runs]) => ({
      title,
      stories: count(runs.map(({ story }) => story)),
      played: count(runs.filter(({ isPlayed }) => isPlayed).map(({ story }) => story)),
      runs: Object.fromEntries(
        [...Map.groupBy(runs, ({ mode }) => mode)].map(([mode, held]) => [mode, held.length]),
      ),
      brands: count(runs.map(({ brand }) => brand)),
      rulesHeld: runs.reduce((sum, { passes }) => sum + passes, 0),
      undecided: [...new Set(runs.flatMap(({ undecided }) => undecided))],
    }))
    .sort((one, other) => one.title.localeCompare(other.title))
