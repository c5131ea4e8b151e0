import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent, ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type LinkComponent, LinkProvider } from '../LinkProvider/index.ts'
import { column, narrow, row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Link } from './index.ts'

const marked = /(<\w+>.*?<\/\w+>)/
const parts = /^<(?<name>\w+)>(?<text>.*)<\//

/**
 * Inserts links at the tags of a phrase: `accept the <terms>terms</terms>`.
 * @param hrefs by tag name
 */
const withLinks = (text: string, hrefs: Readonly<Record<string, string>>): ReactNode =>
  text.split(marked).map((part) => {
    const { name, text: linkText } = parts.exec(part)?.groups ?? {}
    const href = hrefs[name ?? '']
    return href === undefined ? (
      part
    ) : (
      <Link key={name} href={href}>
        {linkText}
      </Link>
    )
  })

const meta = {
  title: 'Actions/Link',
  component: Link,
  decorators: [column],
  args: { href: '#terms', children: 'Terms' },
  parameters: page({
    since: '2026-11-21',
    aliases: ['anchor'],
    what: 'A link to another page, a section of this page or a file.',
    when: '`inline` in a sentence, `standalone` with a larger touch target, `quiet` in a list such as a footer.',
    whenNot:
      'For an action on this page: use Button. For the main way to go on: Button with `href`.',
    good: 'Let the words say where it leads, even when they are read alone. Set `isExternal` for a page that opens in a new tab.',
    bad: 'Do not write “click here”, and do not open new tabs without need.',
    changes: {
      '2026-11-22':
        '`isExternal` replaces `externalLabel`; the words for screen readers come from LabelsProvider.',
    },
    keys: { Enter: 'follows the link', Tab: 'to the next one' },
    data: { 'data-variant': 'inline, standalone, quiet', 'aria-current': 'page, where one is' },
  }),
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** Sample router link that navigates without a reload. */
const Routed: LinkComponent = ({ href, onClick, ...props }) => {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    event.preventDefault()
  }
  return <a {...props} href={href} onClick={follow} />
}

export const Inline: Story = {
  render: (args) => (
    <p>
      <Link {...args} />
    </p>
  ),
}

export const InASentence: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { loaded: { t } }) => (
    <p>
      {withLinks(t('common:signup.terms', { age: 18 }), { terms: '#terms', privacy: '#privacy' })}
    </p>
  ),
}

export const Standalone: Story = {
  args: {
    variant: 'standalone',
    href: '#people',
    icon: <ArrowLeft size="1em" />,
    onPress: fn(),
    children: 'See other people',
  },
  render: (args) => (
    <LinkProvider as={Routed}>
      <Link {...args} />
    </LinkProvider>
  ),
}

const words = {
  primary: 'See packages',
  neutral: 'Back to the home page',
  danger: 'Delete conversation',
} as const
const tones = ['primary', 'neutral', 'danger'] as const

export const Tones: Story = {
  decorators: [row],
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Link key={tone} {...args} tone={tone} variant="standalone">
          {words[tone]}
        </Link>
      ))}
    </>
  ),
}

export const Quiet: Story = {
  decorators: [row],
  args: { variant: 'quiet', tone: 'neutral' },
  render: (args) => (
    <>
      <Link {...args} isCurrent />
      <Link {...args} href="#privacy">
        Privacy
      </Link>
      <Link {...args} href="#faq">
        Questions and answers
      </Link>
    </>
  ),
}

export const NewTab: Story = {
  args: { href: 'https://authority.example', isExternal: true, children: 'Contact' },
  render: (args) => (
    <p>
      <Link {...args} />
    </p>
  ),
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: { variant: 'standalone', children: 'Datenschutzgrundverordnungskonforme Verarbeitung' },
}

export const ALinkInASentenceIsUnderlined: Story = {
  ...InASentence,
  name: 'a link in a sentence is underlined',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'terms' })
    await expect(link).toHaveAttribute('href', '#terms')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}

export const ARouterLinkIsFollowedByEnter: Story = {
  ...Standalone,
  name: 'a router link is followed by Enter',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const ThePresentPageIsMarked: Story = {
  ...Quiet,
  name: 'the present page is marked',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const here = within(canvasElement).getByRole('link', { current: 'page' })
    await expect(here).toHaveTextContent('Terms')
  },
}

export const ALinkToANewTabSaysSo: Story = {
  ...NewTab,
  name: 'a link to a new tab says so',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /opens in a new tab/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, selected: { isCurrent: true } },
  {
    width: 'sm',
    rows: {
      inline: { variant: 'inline' },
      standalone: { variant: 'standalone' },
      quiet: { variant: 'quiet' },
    },
  },
)
