import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { DayMark } from './index.ts'

const meta = {
  title: 'Chat/DayMark',
  component: DayMark,
  decorators: [column],
  args: { children: 'Tuesday, 3 March 2026' },
  parameters: page({
    since: '2026-11-21',
    aliases: ['divider', 'date separator'],
    what: 'Divider between messages, for a new day or the first unread message.',
    when: 'Above the first message of a day; with `variant="unread"` above the first unread one.',
    whenNot: 'As a heading of a page or a list: use a heading.',
    good: 'Write the day the way people say it: Today, Yesterday, then weekday and date.',
    bad: 'Do not repeat it above every message, and do not write the date in figures.',
    data: { 'data-variant': 'day, unread' },
  }),
} satisfies Meta<typeof DayMark>

export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {}

export const Unread: Story = {
  args: { variant: 'unread', children: 'New' },
}

export const Narrow: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: { children: 'Keskiviikkona, 24. syyskuuta 2025, puoli vuotta sitten' },
}

export const TheMarkSaysWhereTheNewBegins: Story = {
  ...Unread,
  name: 'CHT-2 the mark says where the new begins',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('New')).toBeVisible()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  { rows: { day: {}, unread: { variant: 'unread', children: 'New' } } },
)
