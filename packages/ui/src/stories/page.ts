/** How settled a component is. */
type Status = 'stable' | 'new' | 'changing'

const statusTexts = {
  stable: 'Stable: its props change only with a note.',
  new: 'New: use it, and say what is missing.',
  changing: 'Changing: its props are about to change.',
} as const satisfies Record<Status, string>

interface Page {
  /** Day of its first version. */
  readonly since: string
  readonly status?: Status
  /** What else designers call it. The search of the sidebar finds it by these names. */
  readonly aliases?: readonly string[]
  /** What it is, in one or two sentences. */
  readonly what: string
  readonly when: string
  readonly whenNot: string
  /** Advice, beside the pictures in the component's `.examples.tsx`. */
  readonly good: string
  readonly bad: string
  /** What changed for those who use it, by day. */
  readonly changes?: Readonly<Record<string, string>>
  /** Action of each key. */
  readonly keys?: Readonly<Record<string, string>>
  /** Meaning of each data attribute, for tests and for brand styles. */
  readonly data?: Readonly<Record<string, string>>
  /** Covers the whole window when open, so each story is embedded in a frame. */
  readonly coversWindow?: boolean
  /** Opens a layer over the page, such as a menu, so each story is embedded in a small frame. */
  readonly opensLayer?: boolean
}

/** What the documentation page shows beside the description. */
export type PageGuidance = Required<Pick<Page, 'good' | 'bad' | 'changes'>>

const table = (head: string, says: string, rows: Readonly<Record<string, string>>) =>
  [
    `| ${head} | ${says} |`,
    '|:--|:--|',
    ...Object.entries(rows).map(([name, text]) => `| \`${name}\` | ${text} |`),
  ].join('\n')

const isolatedFrame = (height: string) => ({ story: { inline: false, height } })

const frameFor = ({ coversWindow, opensLayer }: Pick<Page, 'coversWindow' | 'opensLayer'>) => {
  if (coversWindow === true) return isolatedFrame('36rem')
  return opensLayer === true ? isolatedFrame('22rem') : {}
}

const standing = ({ since, status = 'stable', aliases = [] }: Page) => {
  const names = aliases.length === 0 ? '' : ` Also called ${aliases.join(', ')}.`
  return `**${statusTexts[status]}** Since ${since}.${names}`
}

/** Parameters for the documentation page of a component. */
export function page(all: Page) {
  const { what, when, whenNot, good, bad, keys, data, since } = all
  const guidance: PageGuidance = {
    good,
    bad,
    changes: { [since]: 'First version.', ...all.changes },
  }
  return {
    docs: {
      ...frameFor(all),
      guidance,
      description: {
        component: [
          what,
          standing(all),
          `**When to use.** ${when}`,
          `**When not.** ${whenNot}`,
          ...(keys === undefined ? [] : [table('Key', 'What it does', keys)]),
          ...(data === undefined ? [] : [table('Data attribute', 'What it says', data)]),
        ].join('\n\n'),
      },
    },
  }
}
