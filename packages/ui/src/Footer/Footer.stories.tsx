import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { footerTexts } from '../stories/footerTexts.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { Footer } from './index.ts'

const link = (label: string) => ({ id: label, label, href: `#${label}` })

const meta = {
  title: 'Frame/Footer',
  component: Footer,
  args: {
    ...footerTexts,
    groups: [
      {
        id: 'help',
        title: 'Help',
        links: ['Questions and answers', 'Contact'].map(link),
      },
      {
        id: 'explore',
        title: 'Look around',
        links: ['Gallery', 'See a few examples'].map(link),
      },
      {
        id: 'legal',
        title: 'Legal',
        links: ['Terms', 'Privacy', 'Withdraw from a contract'].map(link),
      },
    ],
    languages: {
      id: 'languages',
      title: 'Language',
      links: [
        { id: 'de', label: 'Deutsch', href: '#de', lang: 'de' },
        { id: 'en', label: 'English', href: '#en', lang: 'en', isCurrent: true },
        { id: 'fr', label: 'Français', href: '#fr', lang: 'fr' },
        { id: 'pl', label: 'Polski', href: '#pl', lang: 'pl' },
      ],
    },
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['page foot'],
    what: 'The bottom of every page: legal and help pages, who runs the site, and the languages.',
    when: 'Once, at the end of every page but a conversation.',
    whenNot: 'For the places that members visit every day: TopBar.',
    good: 'Group the links under headings, write each language in its own words with its `lang`, and show the company as it is registered.',
    bad: 'Do not hide withdrawal or complaints deeper than the terms, and do not link to pages that do not exist.',
    keys: { Tab: 'from link to link', Enter: 'follows it' },
  }),
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const PagesCompanyAndLanguages: Story = {
  ...Full,
  name: 'NAV-5 pages, company and languages',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'Legal' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
    await expect(canvas.getByText(userTexts.companyNumber)).toBeVisible()
  },
}

export const AllStates = statesOf(meta, { rest: {}, hover: {}, focus: {} }, { width: 'full' })
