import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { Pagination } from './index.ts'

const meta = {
  title: 'Frame/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of results',
    page: 5,
    pageCount: 12,
    hrefOf: (page: number) => `#page-${page}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    labelOf: (page: number) => `Page ${page}`,
  },
  parameters: page({
    what: 'Pagination with links, so that back, share and reload work.',
    when: 'Under results that come in pages: the search, transactions.',
    whenNot:
      'For a conversation, which loads as one scrolls, and for steps in an order: Stepper. With one page it draws nothing.',
    good: 'Name each page in `labelOf`, since a bare figure says little aloud.',
    bad: 'Do not load more automatically at the end: the footer would be unreachable.',
    keys: { Tab: 'from page to page', Enter: 'opens it' },
  }),
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
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

export const First: Story = { args: { page: 1 } }

export const Few: Story = { args: { page: 2, pageCount: 3 } }

export const Narrow: Story = { name: 'At 320 px', decorators: [narrow] }
