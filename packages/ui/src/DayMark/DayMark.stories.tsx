import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { DayMark } from './index.ts'

const meta = {
  title: 'Chat/DayMark',
  component: DayMark,
  decorators: [column],
  args: { children: 'Tuesday, 3 March 2026' },
  parameters: page({
    what: 'Divider between messages, for a new day or the first unread message.',
    when: 'Above the first message of a day; with `variant="unread"` above the first unread one.',
    whenNot: 'As a heading of a page or a list: take a heading.',
    good: 'Write the day as people say it: Today, Yesterday, then weekday and date.',
    bad: 'Do not repeat it above every message.',
    data: { 'data-variant': 'day, unread' },
  }),
} satisfies Meta<typeof DayMark>

export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {}

export const Unread: Story = {
  name: 'CHT-2 where the new begins',
  args: { variant: 'unread' },
  render: (args, { loaded: { t } }) => <DayMark {...args}>{t('chat:thread.unread')}</DayMark>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('New')).toBeVisible()
  },
}

export const Narrow: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: { children: 'Keskiviikkona, 24. syyskuuta 2025, puoli vuotta sitten' },
}
