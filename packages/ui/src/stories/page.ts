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
  /** Covers the whole window when it opens, so on the page each story has a window of its own. */
  readonly coversWindow?: boolean
}

const table = (head: string, says: string, rows: Readonly<Record<string, string>>) =>
  [
    `| ${head} | ${says} |`,
    '|:--|:--|',
    ...Object.entries(rows).map(([name, text]) => `| \`${name}\` | ${text} |`),
  ].join('\n')

const windowOfItsOwn = { story: { inline: false, height: '36rem' } }

/** The words on a component's own page, in one order for all. */
export const page = ({ what, when, whenNot, good, bad, keys, data, coversWindow }: Page) => ({
  docs: {
    ...(coversWindow === true ? windowOfItsOwn : {}),
    description: {
      component: [
        what,
        `**When to use.** ${when}`,
        `**When not.** ${whenNot}`,
        ['| Do | Don’t |', '|:--|:--|', `| ${good} | ${bad} |`].join('\n'),
        ...(keys === undefined ? [] : [table('Key', 'What it does', keys)]),
        ...(data === undefined ? [] : [table('Data attribute', 'What it says', data)]),
      ].join('\n\n'),
    },
  },
})
