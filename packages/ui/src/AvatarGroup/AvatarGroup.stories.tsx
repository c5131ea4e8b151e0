import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { crowd } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { AvatarGroup } from './index.ts'

const people = crowd.map(({ id, name, photo }) => ({ id, name, photo }))

const meta = {
  title: 'People/AvatarGroup',
  component: AvatarGroup,
  decorators: [row],
  args: { people },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['avatar stack', 'facepile'],
    what: 'A few faces, one behind the other, and how many more there are. Screen readers hear the names.',
    when: 'Beside a sentence about several people: who likes you, who you share an interest with.',
    whenNot:
      'For people to choose from: PhotoGrid or a list of ProfileCard. For one person: Avatar.',
    good: 'Take `total` from the database and label every fictional person. Set `isDecorative` if the sentence beside it names them.',
    bad: 'Do not show people whom the reader may not see, and do not make up a crowd.',
  }),
} satisfies Meta<typeof AvatarGroup>

export default meta
type Story = StoryObj<typeof meta>

export const FourOfEight: Story = {}

export const AllOfThem: Story = { args: { people: people.slice(0, 3) } }

export const Sizes: Story = {
  render: (args) => (
    <>
      <AvatarGroup {...args} size="sm" />
      <AvatarGroup {...args} size="md" />
      <AvatarGroup {...args} size="lg" />
    </>
  ),
}

export const NoPictures: Story = {
  args: { people: people.map((person) => ({ ...person, photo: null })), total: 128 },
}

export const Fictional: Story = {
  args: {
    people: people
      .slice(0, 2)
      .map((person) => ({ ...person, fictionalLabel: 'Fictional profile' })),
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, 'without a photo': { ...NoPictures.args } },
  { rows: { several: {}, fictional: { ...Fictional.args } } },
)

export const NamesAreReadAloud: Story = {
  ...FourOfEight,
  name: 'names are read aloud, with how many more there are',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const { name } of people.slice(0, 4))
      await expect(canvas.getByRole('img', { name })).toBeVisible()
    await expect(canvas.getByText('4 more')).toBeInTheDocument()
    await expect(canvas.getByText('+4')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const FictionalIsReadAloud: Story = {
  ...Fictional,
  name: 'TRU-1 a fictional person is marked as such',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const masks = within(canvasElement).getAllByRole('img', { name: 'Fictional profile' })
    await expect(masks).toHaveLength(2)
  },
}
