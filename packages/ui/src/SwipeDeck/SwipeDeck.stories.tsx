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
import { userTexts } from '../stories/userTexts.ts'
import { type DeckPerson, SwipeDeck } from './index.ts'

const people: readonly DeckPerson[] = [
  {
    ...anna,
    id: 'anna',
    href: '#anna',
    detail: 'Utrecht',
    chips: [
      { id: 'hiking', label: 'Hiking', icon: <InterestIcon name="hiking" /> },
      { id: 'wine', label: 'Wine', icon: <InterestIcon name="wine" /> },
    ],
    onlineLabel: 'Online now',
  },
  { ...margit, id: 'margit', detail: userTexts.zwolle, fictionalLabel: 'Fictional profile' },
  { ...joris, id: 'joris', detail: userTexts.arnhem },
  ...crowd.slice(0, 3),
]

const labels = {
  label: 'People to like or skip',
  like: 'Like',
  skip: 'Skip',
  undo: 'Take back the last skip',
  remaining: '4 likes left today',
}

// Created outside of the story, since the code panel prints the rendered elements.
const usedUp = (
  <EmptyState
    title="Those were today’s likes"
    text="Tomorrow there are new ones. Until then you can look around."
    icon={<HeartHandshake size="1em" strokeWidth={1.5} />}
    action={<Button href="#people">See people</Button>}
  />
)

const nobodyLeft = (
  <EmptyState
    title="You have seen everybody"
    text="A wider age range or a larger area shows more."
    icon={<Search size="1em" strokeWidth={1.5} />}
    action={<Button href="#filters">Change what you look for</Button>}
  />
)

const meta = {
  title: 'People/SwipeDeck',
  component: SwipeDeck,
  args: { content: { kind: 'people', people }, labels, onDecide: fn(), onUndo: fn() },
  render: function Playing(args) {
    const all = args.content.kind === 'people' ? args.content.people : []
    const [choices, setChoices] = useState<readonly ('like' | 'skip')[]>([])
    return (
      <SwipeDeck
        {...args}
        content={{ kind: 'people', people: all.slice(choices.length) }}
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
    what: 'People one by one. A card goes right for a like and left for a skip, by drag, arrow keys or buttons.',
    when: 'In the swipe game and on the lander that begins with it.',
    whenNot: 'To compare people: use a grid of cards.',
    good: 'Take the first person away as soon as it is decided. Offer the way back only for a skip. TranslateText how many likes are left.',
    bad: 'Do not show people after the day’s likes are used up, and do not mirror the deck: right is a like in any language.',
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

export const ByKeyboard: Story = {
  name: 'SWP-1 arrow keys, and Backspace undoes a skip',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: labels.label })).toHaveFocus()
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

export const ByButtons: Story = {
  name: 'SWP-1 two buttons and undo',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: labels.undo })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith('anna', 'skip')
    await userEvent.click(canvas.getByRole('button', { name: labels.undo }))
    await isOnTop(canvasElement, 'anna')
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith('anna', 'like')
  },
}

export const ByDrag: Story = {
  name: 'SWP-1 drag decides, a short one does not',
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

export const Held: Story = {
  name: 'Dragged halfway, the label appears',
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
  name: 'TRU-1 fictional',
  args: { content: { kind: 'people', people: people.slice(1) } },
  play: async ({ canvasElement }) => {
    await expect(within(topCard(canvasElement)).getByText('Fictional profile')).toBeVisible()
  },
}

export const UsedUp: Story = {
  name: 'SWP-1 the day’s likes are used up',
  render: (args) => (
    <SwipeDeck
      {...args}
      onUndo={undefined}
      labels={{ ...labels, remaining: 'No likes left today' }}
      content={{
        kind: 'usedUp',
        message: usedUp,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeDisabled()
    await expect(canvas.getByText('Those were today’s likes')).toBeVisible()
  },
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
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    content: {
      kind: 'people',
      people: [
        {
          ...longName,
          id: 'long',
          detail: 'Mecklenburg-Vorpommern, Ribnitz-Damgarten',
          fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
          chips: [{ id: 'photo', label: 'Landschaftsfotografie' }],
        },
        ...people,
      ],
    },
    labels: {
      label: 'Personen, die du mögen oder überspringen kannst',
      like: 'Sympathisch finden',
      skip: 'Überspringen',
      undo: 'Letztes Überspringen rückgängig machen',
      remaining: 'Heute kannst du noch viermal Sympathie zeigen',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
