import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { userTexts } from '../stories/userTexts.ts'
import { Footer } from './index.ts'

const link = (label: string) => ({ id: label, label, href: `#${label}` })

const meta = {
  title: 'Frame/Footer',
  component: Footer,
  args: {
    brand: userTexts.brand,
    company: [userTexts.company, userTexts.address, userTexts.register],
    contact: <a href={`mailto:${userTexts.email}`}>{userTexts.email}</a>,
    groups: [
      {
        id: 'help',
        title: 'Help',
        links: ['Questions and answers', 'Contact'].map(link),
      },
      {
        id: 'explore',
        title: 'Look around',
        links: ['Gallery', 'Meet a few people'].map(link),
      },
      { id: 'legal', title: 'Legal', links: ['Terms', 'Privacy', 'About cookies'].map(link) },
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
    what: 'The foot of every page: legal and help pages, who runs the site, the languages.',
    when: 'Once, at the end of every page but a conversation.',
    whenNot: 'For the ways that members take each day: TopBar.',
    good: 'Group the links under names, give each language in its own words with its `lang`, and show the company as its file has it.',
    bad: 'Do not hide withdrawal or consoleSpies deeper than the terms, and do not add links that no page answers.',
    keys: { Tab: 'from link to link', Enter: 'follows it' },
  }),
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'NAV-5 pages, company, languages',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'Legal' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('lang', 'de')
    await expect(canvas.getByText(userTexts.register)).toBeVisible()
  },
}

export const Narrow: Story = {
  name: 'At 320 px',
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
