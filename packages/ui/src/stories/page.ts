interface Page {
  /** One or two sentences: what it is. */
  readonly what: string
  readonly when: string
  readonly whenNot: string
  readonly good: string
  readonly bad: string
  /** What each key does. */
  readonly keys?: Readonly<Record<string, string>>
  /** What each data attribute says, for tests and for a brand's own styles. */
  readonly data?: Readonly<Record<string, string>>
}

const table = (head: string, rows: Readonly<Record<string, string>>) =>
  [
    `| ${head} | |`,
    '|---|---|',
    ...Object.entries(rows).map(([name, text]) => `| \`${name}\` | ${text} |`),
  ].join('\n')

/** The words on a component's own page, in one order for all. */
export const page = ({ what, when, whenNot, good, bad, keys, data }: Page) => ({
  docs: {
    description: {
      component: [
        what,
        `**When to use.** ${when}`,
        `**When not.** ${whenNot}`,
        `**Do.** ${good}`,
        `**Do not.** ${bad}`,
        ...(keys === undefined ? [] : [table('Key', keys)]),
        ...(data === undefined ? [] : [table('Data attribute', data)]),
      ].join('\n\n'),
    },
  },
})
