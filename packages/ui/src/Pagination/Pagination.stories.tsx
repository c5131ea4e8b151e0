import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Pagination } from './index.ts'

const meta = {
  title: 'Frame/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of results',
    page: 5,
    pageCount: 12,
    hrefOf: (page: number) => `#page-${page}`,
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['pager'],
    what: 'Pagination with links, so that back, share and reload work.',
    when: 'Under results that come in pages: the search, transactions.',
    whenNot:
      'For a conversation, which loads as one scrolls, and for steps in an order: Stepper. With one page it draws nothing.',
    good: 'Give each page an address in `hrefOf`, so that going back, sharing and reloading work.',
    bad: 'Do not load more automatically at the end: the footer would be out of reach.',
    changes: {
      '2026-11-22':
        '`labelOf`, `previousLabel` and `nextLabel` are gone: the words come from LabelsProvider. In a narrow place, the pages stay on one line.',
    },
    keys: { Tab: 'from page to page', Enter: 'opens it' },
  }),
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}

export const First: Story = { args: { page: 1 } }

export const Few: Story = { args: { page: 2, pageCount: 3 } }

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const LinksLeadToPagesThePresentOneIsMarked: Story = {
  ...Middle,
  name: 'links lead to pages, the present one is marked',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-6')
    await expect(canvas.queryByRole('link', { name: 'Page 2' })).toBeNull()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {} },
  { width: 'lg', target: 'a:not([aria-current])', rows: { middle: {}, first: { page: 1 } } },
)

export const PagesStayOnOneLineAt320Px: Story = {
  ...Narrow,
  name: 'LOC-5 at 320 px all pages stay on one line',
  tags: ['test-only', '!autodocs'],
  args: { page: 4 },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    const tops = new Set(links.map((link) => link.getBoundingClientRect().top))
    await expect(links).toHaveLength(7)
    await expect(tops.size).toBe(1)
  },
}
