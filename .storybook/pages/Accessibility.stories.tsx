import type { Meta, StoryObj } from '@storybook/react-vite'
import { audits, statusByComponent } from '../guide/audits.ts'
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

const rows = () =>
  new Map(
    statusByComponent().map(({ title, stories, played, runs, brands, rulesHeld, undecided }) => [
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
      lead="What the last run of the story tests in this working copy has shown. A run plays a story in one brand and mode and then tries every rule of axe on it; only runs without a fault are counted."
    >
      {audits.length === 0 ? (
        <p>
          There has been no run yet: <code>npm test -w @bouquet/ui</code> makes one, and{' '}
          <code>npm run test:brands</code> one in every brand.
        </p>
      ) : (
        <Table label="Status by component" heads={heads} rows={rows()} />
      )}
      <p>
        Axe finds what a rule can find. “For a person to judge” are rules that it could not decide,
        mostly contrast over a photo; the scrim behind such words is proved by the tests of the
        theme.
      </p>
    </Guide>
  ),
}
