import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Photo } from '../Photo/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { VerificationBadge } from './index.ts'

const meta = {
  title: 'People/VerificationBadge',
  component: VerificationBadge,
  decorators: [column],
  args: { kind: 'photos' },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['verified', 'tick'],
    what: 'Says what we have checked about a profile: its photos, its e-mail address, its age. The words name the check, never more than it shows.',
    when: 'On a profile and beside a name, for a check that is in the database.',
    whenNot:
      'For premium, new or popular members: Badge. For a fictional person: FictionalLabel, always.',
    good: 'Explain the check where the reader decides whom to trust: in a Popover, or with `description`.',
    bad: 'Do not write “verified” alone, and do not sell it. A profile without it is not suspicious.',
    changes: { '2026-11-23': '`iconOnPhoto` is new, for a name on a picture.' },
    data: { 'data-kind': '`photos`, `email` or `age`' },
  }),
} satisfies Meta<typeof VerificationBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Label: Story = {}

export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
      <VerificationBadge kind="photos" />
      <VerificationBadge kind="email" />
      <VerificationBadge kind="age" />
    </div>
  ),
}

export const WithDescription: Story = {
  args: {
    description:
      'A person from our team has looked at every photo. That does not prove who someone is.',
  },
}

export const BesideAName: Story = {
  render: () => (
    <h2>
      Margit <VerificationBadge kind="photos" variant="icon" />
    </h2>
  ),
}

export const OnPhoto: Story = {
  render: () => (
    <div style={{ position: 'relative', inlineSize: '16rem', maxInlineSize: '100%' }}>
      <Photo photo={portrait(4)} alt="Margit" mask="photo" />
      <span style={{ position: 'absolute', insetBlockEnd: '2.5rem', insetInline: '1.5rem' }}>
        <VerificationBadge kind="photos" variant="onPhoto" />
      </span>
    </div>
  ),
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    description:
      'Ylläpitohenkilökuntamme on tarkistanut profiilivalokuvat. Henkilöllisyyttä se ei todista.',
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  {
    rows: { photos: {}, email: { kind: 'email' }, age: { kind: 'age' }, icon: { variant: 'icon' } },
  },
)

export const TheIconHasWords: Story = {
  ...BesideAName,
  name: 'the icon has words',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Margit Photos checked' }),
    ).toBeVisible()
  },
}
