import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge, CountBadge } from '../Badge/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { anna, crowd, longName, margit } from '../stories/people.ts'
import { userTexts } from '../stories/userTexts.ts'
import { ProfileCard } from './index.ts'

const meta = {
  title: 'People/ProfileCard',
  component: ProfileCard,
  args: { ...anna, href: '#anna', detail: 'Utrecht', onLike: fn() },
  parameters: page({
    what: 'A person. The picture first, name and age on its foot, two chips at most. `grid` in a wall, `row` in a list, `hero` on the profile, `swipe` in the deck.',
    when: 'Wherever a person is shown to another member.',
    whenNot: 'For a conversation: ConversationList. For a face beside a name in a line: Avatar.',
    good: 'Choose the two chips that the two people share, and give every fictional person their label.',
    bad: 'Do not add a third chip or a second button, and do not show somebody as present who is not.',
    keys: {
      Tab: 'to the name, then to the like',
      Enter: 'opens the profile',
      'Enter, Space': 'on the heart, likes or takes it back',
    },
    data: { 'data-variant': '`grid`, `row`, `hero` or `swipe`' },
  }),
} satisfies Meta<typeof ProfileCard>

export default meta
type Story = StoryObj<typeof meta>

const chips = [
  { id: 'hiking', label: 'Hiking', icon: <InterestIcon name="hiking" /> },
  { id: 'wine', label: 'Wine', icon: <InterestIcon name="wine" /> },
  { id: 'art', label: 'Art' },
]

const small = (Story: () => React.ReactNode) => (
  <div style={{ inlineSize: 'min(16rem, 100%)' }}>
    <Story />
  </div>
)

export const Grid: Story = {
  decorators: [small],
  args: { likeLabel: 'Like Anna', chips, onlineLabel: 'Online now' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Anna 34' })).toHaveAttribute('href', '#anna')
    await expect(canvas.queryByText('Art')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Like Anna' }))
    await expect(args.onLike).toHaveBeenCalledOnce()
    const { width, height } = canvas.getByRole('article').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 5, 1)
  },
}

export const Fictional: Story = {
  name: 'TRU-1 fictional',
  decorators: [small],
  args: {
    ...margit,
    fictionalLabel: 'Fictional profile',
    mark: (
      <Badge tone="primary" variant="solid">
        New
      </Badge>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Fictional profile')).toBeVisible()
  },
}

export const Liked: Story = {
  decorators: [small],
  args: { likeLabel: 'Take back your like for Anna', isLiked: true },
}

export const NoPicture: Story = { decorators: [small], args: { photo: null } }

export const Wall: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, max(45%, 7rem)), 1fr))',
        gap: '0.75rem',
      }}
    >
      {crowd.map((person, index) => (
        <ProfileCard
          key={person.id}
          {...args}
          {...person}
          href={`#${person.id}`}
          likeLabel={`Like ${person.name}`}
          isLiked={index === 2}
          onlineLabel={index % 3 === 0 ? 'Online now' : undefined}
          fictionalLabel={index === 4 ? 'Fictional profile' : undefined}
          chips={index % 2 === 0 ? chips : []}
        />
      ))}
    </div>
  ),
}

export const Row: Story = {
  decorators: [column],
  args: {
    variant: 'row',
    detail: userTexts.walk,
    aside: <CountBadge count={3} label="3 unread messages" />,
  },
}

export const Hero: Story = {
  decorators: [column],
  args: {
    variant: 'hero',
    headingLevel: 2,
    chips,
    onlineLabel: 'Online now',
    likeLabel: 'Like Anna',
  },
}

export const Swipe: Story = {
  decorators: [column],
  args: { variant: 'swipe', chips, fictionalLabel: 'Fictional profile', href: undefined },
}

export const LongPolish: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'pl' },
  decorators: [narrow],
  args: {
    ...longName,
    detail: 'Województwo zachodniopomorskie, Świnoujście-Przytór',
    fictionalLabel: 'Profil fikcyjny prowadzony przez redakcję',
    chips: [{ id: 'long', label: 'Gotowanie i wspólne śniadania' }],
    likeLabel: 'Polub profil Aleksandra-Wilhelmina',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
