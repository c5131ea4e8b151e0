import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentStatus } from '../guide/accessibilityStatus.ts'
import { lastRun } from '../guide/audits.ts'
import { Guide, Table } from '../guide/Guide.tsx'
import { modeNames, modes } from '../modes.ts'

const meta = {
  title: 'Guide/Accessibility',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const heads = [
  'Component',
  'Stories',
  'With a play test',
  ...modes.map((mode) => modeNames[mode]),
  'Brands',
  'Rules held',
  'For a person to judge',
]

const rows = (components: readonly ComponentStatus[]) =>
  new Map(
    components.map(({ title, stories, played, runs, brands, rulesHeld, undecided }) => [
      title,
      [
        title,
        stories,
        played,
        ...modes.map((mode) => runs[mode] ?? 0),
        brands,
        rulesHeld,
        undecided.join(', ') || 'nothing',
      ],
    ]),
  )

export const Accessibility: Story = {
  render: () => (
    <Guide
      title="Accessibility"
      lead="Results of the last run of the story tests. Each test plays a story in one brand and mode and then runs all axe rules; only tests without violations are counted."
    >
      {lastRun === undefined ? (
        <p>
          There are no results yet. Run <code>npm test -w @bouquet/ui</code>, or{' '}
          <code>npm run test:brands</code> for all brands.
        </p>
      ) : (
        <>
          <p>Tested on {lastRun.date}.</p>
          <Table label="Status by component" heads={heads} rows={rows(lastRun.components)} />
        </>
      )}
      <p>
        “For a person to judge” counts rules that axe could not decide, mostly contrast over a
        photo; the tests of the theme measure the scrim behind such text.
      </p>
    </Guide>
  ),
}
