import type { Meta, StoryObj } from '@storybook/react-vite'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { anna, crowd, joris, longName, margit } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { type DeckPerson, SwipeDeck } from './index.ts'

const people: readonly DeckPerson[] = [
  {
    ...anna,
    id: 'anna',
    href: '#anna',
    description: 'Utrecht',
    chips: [
      { id: 'hiking', label: 'Hiking', icon: <InterestIcon name="hiking" /> },
      { id: 'wine', label: 'Wine', icon: <InterestIcon name="wine" /> },
    ],
    isOnline: true,
  },
  { ...margit, id: 'margit', description: userTexts.zwolle, fictionalLabel: 'Fictional profile' },
  { ...joris, id: 'joris', description: userTexts.arnhem },
  ...crowd.slice(0, 3),
]

// Created outside of the story, since the code panel prints the rendered elements.
const usedUp = (
  <EmptyState
    title="Those were today’s likes"
    description="There are new ones at 09:00. Until then you can look around."
    icon={<HeartHandshake size="1em" strokeWidth={1.5} />}
    actions={<Button href="#people">See profiles</Button>}
  />
)

const nobodyLeft = (
  <EmptyState
    title="You have seen everyone"
    description="Look in again in a few days. In the search you find everyone you passed."
    icon={<Search size="1em" strokeWidth={1.5} />}
    actions={<Button href="#filters">Search</Button>}
  />
)

const meta = {
  title: 'People/SwipeDeck',
  component: SwipeDeck,
  args: {
    label: 'People to like or skip',
    description: '4 likes left today',
    content: { kind: 'people', people },
    onDecide: fn(),
    onUndo: fn(),
  },
  render: function Playing(args) {
    const all = args.content.kind === 'people' ? args.content.people : []
    const [choices, setChoices] = useState<readonly ('like' | 'skip')[]>([])
    const left = all.slice(choices.length)
    return (
      <SwipeDeck
        {...args}
        content={
          left.length > 0
            ? { kind: 'people', people: left }
            : { kind: 'empty', message: nobodyLeft }
        }
        onDecide={(id, choice) => {
          setChoices([...choices, choice])
          args.onDecide(id, choice)
        }}
        onUndo={
          choices.at(-1) === 'skip'
            ? () => {
                setChoices(choices.slice(0, -1))
                args.onUndo?.()
              }
            : undefined
        }
      />
    )
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['card stack', 'match game'],
    what: 'People one by one. A card goes right for a like and left for a skip, by drag, arrow keys or buttons.',
    when: 'In the swipe game and on the lander that begins with it.',
    whenNot: 'To compare people: use a grid of cards.',
    good: 'Remove the person as soon as the choice is made. Offer undo only for a skip, and say how many likes are left.',
    bad: 'Do not show people after the day’s likes are used up, and do not mirror the deck: right is a like in every language.',
    changes: {
      '2026-11-22':
        '`label` and `description` replace `labels` and `remaining`; the names of the buttons come from LabelsProvider.',
    },
    keys: {
      Right: 'like',
      Left: 'skip',
      Backspace: 'takes the last skip back',
      Tab: 'deck, then the name on the card, then the buttons',
      Enter: 'on the name, opens the profile',
    },
    data: {
      'data-content': '`people`, `loading`, `usedUp` or `empty`',
      'data-person': 'on the top card, who it is',
      'data-held': 'on the top card while it is dragged',
      'data-leaving': '`like` or `skip`, on a card that flies out',
    },
  }),
} satisfies Meta<typeof SwipeDeck>

export default meta
type Story = StoryObj<typeof meta>

const topCard = (canvas: HTMLElement) => {
  const card = canvas.querySelector<HTMLElement>('[data-person]')
  if (card === null) throw new Error('The deck has no card.')
  return card
}

const isOnTop = (canvas: HTMLElement, id: string) =>
  waitFor(() => expect(topCard(canvas)).toHaveAttribute('data-person', id))

const drag = (card: HTMLElement, way: number) => {
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 200 })
  fireEvent.pointerDown(card, at(400))
  fireEvent.pointerMove(card, at(400 + way / 2))
  fireEvent.pointerMove(card, at(400 + way))
  fireEvent.pointerUp(card, at(400 + way))
}

export const People: Story = {}

export const Held: Story = {
  name: 'Dragged halfway',
  parameters: {
    docs: {
      story: { autoplay: true },
      description: { story: 'Only a pointer drags, so the story does.' },
    },
  },
  play: async ({ canvasElement }) => {
    const card = topCard(canvasElement)
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 200 })
    fireEvent.pointerDown(card, at(300))
    fireEvent.pointerMove(card, at(320))
    fireEvent.pointerMove(card, at(430))
    await waitFor(() => expect(card).toHaveAttribute('data-held'))
    await expect(within(card).getByText('Like')).toBeVisible()
  },
}

export const Fictional: Story = {
  args: { content: { kind: 'people', people: people.slice(1) } },
}

export const UsedUp: Story = {
  name: 'The day’s likes are used up',
  render: (args) => (
    <SwipeDeck
      {...args}
      onUndo={undefined}
      description="0 likes left today"
      content={{
        kind: 'usedUp',
        message: usedUp,
      }}
    />
  ),
}

export const Empty: Story = {
  render: (args) => (
    <SwipeDeck
      {...args}
      onUndo={undefined}
      content={{
        kind: 'empty',
        message: nobodyLeft,
      }}
    />
  ),
}

export const LoadingPeople: Story = {
  name: 'Loading',
  render: (args) => (
    <SwipeDeck
      {...args}
      onUndo={undefined}
      content={{ kind: 'loading', label: 'Loading people' }}
    />
  ),
}

export const Pending: Story = { args: { isPending: true } }

export const LastOne: Story = { args: { content: { kind: 'people', people: people.slice(-1) } } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    content: {
      kind: 'people',
      people: [
        {
          ...longName,
          id: 'long',
          description: 'Mecklenburg-Vorpommern, Ribnitz-Damgarten',
          fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
          chips: [{ id: 'photo', label: 'Landschaftsfotografie' }],
        },
        ...people,
      ],
    },
    label: 'Personen, die du mögen oder überspringen kannst',
    description: 'Heute kannst du noch viermal Sympathie zeigen',
  },
}

export const ArrowKeysAndBackspaceUndoesASkip: Story = {
  ...People,
  name: 'SWP-1 arrow keys, and Backspace undoes a skip',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'People to like or skip' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onDecide).toHaveBeenLastCalledWith('anna', 'like')
    await isOnTop(canvasElement, 'margit')
    await expect(canvas.getByRole('status')).toHaveTextContent('Margit, 58')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onUndo).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onDecide).toHaveBeenLastCalledWith('margit', 'skip')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await isOnTop(canvasElement, 'margit')
  },
}

export const TwoButtonsAndUndo: Story = {
  name: 'SWP-1 two buttons and undo',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Undo last skip' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith('anna', 'skip')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last skip' }))
    await isOnTop(canvasElement, 'anna')
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith('anna', 'like')
  },
}

export const DragDecidesAShortOneDoesNot: Story = {
  name: 'SWP-1 drag decides, a short one does not',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const card = topCard(canvasElement)
    drag(card, 20)
    await expect(args.onDecide).not.toHaveBeenCalled()
    drag(card, 300)
    await expect(args.onDecide).toHaveBeenLastCalledWith('anna', 'like')
    await isOnTop(canvasElement, 'margit')
    drag(topCard(canvasElement), -300)
    await expect(args.onDecide).toHaveBeenLastCalledWith('margit', 'skip')
  },
}

const expectHeadingFocus = (canvas: HTMLElement) =>
  waitFor(() =>
    expect(within(canvas).getByRole('heading', { name: 'You have seen everyone' })).toHaveFocus(),
  )

export const AfterTheLastCardByKeyTheMessageHasTheFocus: Story = {
  ...LastOne,
  name: 'SWP-1 after the last card, decided by Enter or an arrow key, the message has the focus',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Skip' }).focus()
    await userEvent.keyboard('{Enter}')
    await expectHeadingFocus(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last skip' }))
    canvas.getByRole('group', { name: 'People to like or skip' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expectHeadingFocus(canvasElement)
  },
}

export const AfterTheLastCardByPointerTheMessageHasTheFocus: Story = {
  ...LastOne,
  name: 'SWP-1 after the last card, decided by pointer, the message has the focus',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Like' }))
    await expectHeadingFocus(canvasElement)
  },
}

export const TheWholeMessageIsSeenAndPressedOnAPhone: Story = {
  ...Empty,
  name: 'SWP-1 the whole message is seen and can be pressed on the narrowest phone, in German',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const action = within(canvasElement).getByRole('link')
    const { left, width, top, bottom, height } = action.getBoundingClientRect()
    const frame = action.closest('[role=group]')?.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0)
    const hit = document.elementFromPoint(left + width / 2, top + height - 2)
    await expect(hit?.closest('a')).toBe(action)
  },
}

export const AFictionalPersonIsNamedSo: Story = {
  ...Fictional,
  name: 'TRU-1 a fictional person is named so',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(topCard(canvasElement)).getByText('Fictional profile')).toBeVisible()
  },
}

export const TheDaysLikesAreUsedUp: Story = {
  ...UsedUp,
  name: 'SWP-1 the day’s likes are used up',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeDisabled()
    await expect(canvas.getByText('0 likes left today')).toBeVisible()
  },
}

export const AllStates = statesOf(
  { component: SwipeDeck },
  {
    rest: {},
    hover: {},
    focus: {},
    pending: { isPending: true },
    loading: { content: { kind: 'loading', label: 'Loading people' } },
    empty: { content: { kind: 'empty', message: nobodyLeft } },
  },
  { target: 'button' },
)
