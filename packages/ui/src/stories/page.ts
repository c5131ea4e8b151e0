interface Page {
  /** What it is, in one or two sentences. */
  readonly what: string
  readonly when: string
  readonly whenNot: string
  readonly good: string
  readonly bad: string
  /** Action of each key. */
  readonly keys?: Readonly<Record<string, string>>
  /** Meaning of each data attribute, for tests and for brand styles. */
  readonly data?: Readonly<Record<string, string>>
  /** Covers the whole window when open, so each story is embedded in a frame. */
  readonly coversWindow?: boolean
}

const table = (head: string, says: string, rows: Readonly<Record<string, string>>) =>
  [
    `| ${head} | ${says} |`,
    '|:--|:--|',
    ...Object.entries(rows).map(([name, text]) => `| \`${name}\` | ${text} |`),
  ].join('\n')

const isolatedFrame = { story: { inline: false, height: '36rem' } }

/** Parameters for the documentation page of a component. */
export const page = ({ what, when, whenNot, good, bad, keys, data, coversWindow }: Page) => ({
  docs: {
    ...(coversWindow === true ? isolatedFrame : {}),
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
