import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge, CountBadge } from '../Badge/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { column, framed, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { anna, crowd, doubleName, longName, margit } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { ProfileCard } from './index.ts'

const like = fn()

const meta = {
  title: 'People/ProfileCard',
  component: ProfileCard,
  args: { ...anna, href: '#anna', description: 'Utrecht' },
  parameters: page({
    since: '2026-11-20',
    aliases: ['person card', 'user card'],
    what: 'A person. The picture first, name and age on its foot, two chips at most. `grid` in a wall, `row` in a list, `hero` on the profile, `swipe` in the deck.',
    when: 'Wherever a person is shown to another member.',
    whenNot: 'For a conversation: ConversationList. For a face beside a name in a line: Avatar.',
    good: 'Choose two chips that both people share, and label every fictional person.',
    bad: 'Do not make up urgency in a badge, do not leave out the label of a fictional person, and do not show somebody as online who is not.',
    changes: {
      '2026-11-23': '`verification` is new.',
      '2026-11-22':
        'Renamed: `detail` to `description`, `mark` to `badge`, `aside` to `end`, `fictionalWarning` to `fictionalDescription`. `isOnline` replaces `onlineLabel`, and `likeLabel` is gone. Without a photo, the name is in the normal text colour.',
    },
    keys: {
      Tab: 'to the name, then to the like',
      Enter: 'opens the profile',
      'Enter, Space': 'on the heart, likes or takes it back',
    },
    data: {
      'data-variant': '`grid`, `row`, `hero` or `swipe`',
      'data-blank': 'while there is no picture',
    },
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
  args: { onLike: like, chips, isOnline: true },
}

export const EmailConfirmed: Story = {
  name: 'E-mail confirmed',
  decorators: [small],
  args: { verification: 'email', isOnline: true, onLike: like },
}

export const Fictional: Story = {
  decorators: [small],
  args: {
    ...margit,
    fictionalLabel: 'Fictional profile',
    badge: (
      <Badge tone="primary" variant="solid">
        New
      </Badge>
    ),
  },
}

export const Liked: Story = {
  decorators: [small],
  args: { onLike: like, isLiked: true },
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
          isLiked={index === 2}
          onLike={like}
          isOnline={index % 3 === 0}
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
    description: userTexts.walk,
    end: <CountBadge count={3} label="3 unread messages" />,
  },
}

export const Hero: Story = {
  decorators: [column],
  args: {
    variant: 'hero',
    headingLevel: 2,
    chips,
    isOnline: true,
  },
}

export const Swipe: Story = {
  decorators: [column],
  args: { variant: 'swipe', chips, fictionalLabel: 'Fictional profile', href: undefined },
}

export const LongPolish: Story = {
  name: 'Long words in Polish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'pl' },
  decorators: [narrow],
  args: {
    ...longName,
    description: 'Województwo zachodniopomorskie, Świnoujście-Przytór',
    fictionalLabel: 'Profil fikcyjny prowadzony przez redakcję',
    chips: [{ id: 'long', label: 'Gotowanie i wspólne śniadania' }],
  },
}

export const TheCardLeadsToTheProfileItsHeartLikes: Story = {
  ...Grid,
  name: 'the card leads to the profile, its heart likes',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    like.mockClear()
    const canvas = within(canvasElement)
    const profile = canvas.getByRole('link', { name: 'Anna 34' })
    await expect(profile).toHaveAttribute('href', '#anna')
    await userEvent.tab()
    await expect(profile).toHaveFocus()
    await expect(canvas.queryByText('Art')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Like Anna' }))
    await expect(like).toHaveBeenCalledOnce()
    const { width, height } = canvas.getByRole('article').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 5, 1)
  },
}

export const TheWholePhotoLeadsToTheProfile: Story = {
  ...Grid,
  name: 'LIK-1 the whole photo leads to the profile, and the ring of the focus is around it',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = canvas.getByRole('article').getBoundingClientRect()
    const profile = canvas.getByRole('link', { name: 'Anna 34' })
    for (const [across, down] of [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.5],
      [0.5, 0.95],
    ] as const) {
      const x = card.left + card.width * across
      const y = card.top + card.height * down
      await expect(document.elementFromPoint(x, y)?.closest('a')).toBe(profile)
    }
    const heart = canvas.getByRole('button', { name: 'Like Anna' })
    const { left, top, width, height } = heart.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(hit?.closest('button')).toBe(heart)
    await userEvent.tab()
    const ring = getComputedStyle(profile, '::after')
    await expect(Number.parseFloat(ring.height)).toBeCloseTo(card.height, 0)
    await expect(Number.parseFloat(ring.outlineWidth)).toBe(3)
  },
}

const tiny = framed({ inlineSize: '8.5rem' })

export const NameAgeAndFaceAreSeenOnASmallCard: Story = {
  name: 'LIK-1 on a small card name and age are whole and leave the face free',
  decorators: [tiny],
  args: { ...doubleName, href: '#anna', onLike: like, chips },
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = canvas.getByRole('article').getBoundingClientRect()
    const name = canvas.getByText(doubleName.name)
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 2)
    await expect(name.getBoundingClientRect().top - card.top).toBeGreaterThan(card.height * 0.4)
    const age = canvas.getByText(String(doubleName.age)).getBoundingClientRect()
    await expect(age.right).toBeLessThan(card.right)
    await expect(age.bottom).toBeLessThan(card.bottom)
  },
}

export const AFictionalPersonIsNamedSo: Story = {
  ...Fictional,
  name: 'TRU-1 a fictional person is named so',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Fictional profile')).toBeVisible()
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    pressed: {},
    focus: {},
    liked: { isLiked: true },
    'without a photo': { photo: null },
  },
  { rows: { grid: { onLike: like }, row: { variant: 'row', onLike: like } } },
)
