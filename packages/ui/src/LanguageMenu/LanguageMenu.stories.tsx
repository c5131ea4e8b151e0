import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { framed } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { LanguageMenu } from './index.ts'

const languages = [
  { code: 'da', name: 'Dansk', tag: 'da-DK' },
  { code: 'de', name: 'Deutsch', tag: 'de-DE' },
  { code: 'en', name: 'English', tag: 'en-GB' },
  { code: 'es', name: 'Español', tag: 'es-ES' },
  { code: 'fi', name: 'Suomi', tag: 'fi-FI' },
  { code: 'fr', name: 'Français', tag: 'fr-FR' },
  { code: 'it', name: 'Italiano', tag: 'it-IT' },
  { code: 'nb', name: 'Norsk bokmål', tag: 'nb-NO' },
  { code: 'nl', name: 'Nederlands', tag: 'nl-NL' },
  { code: 'pl', name: 'Polski', tag: 'pl-PL' },
  { code: 'sv', name: 'Svenska', tag: 'sv-SE' },
]

const meta = {
  title: 'Frame/LanguageMenu',
  component: LanguageMenu,
  decorators: [
    framed({
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
      minBlockSize: '30rem',
    }),
  ],
  args: { languages, value: 'en', onChange: () => {} },
  render: function Switching(args) {
    const [code, setCode] = useState(args.value)
    return <LanguageMenu {...args} value={code} onChange={setCode} />
  },
  parameters: page({
    opensLayer: true,
    since: '2026-11-21',
    aliases: ['locale switch'],
    what: 'The languages of the site, each in its own words and marked with `lang`.',
    when: 'In the top bar and the footer, for visitors and members.',
    whenNot: 'In settings, where a list stays open: use Select.',
    good: 'Write each language in its own words. Switch at once, and keep what was typed.',
    bad: 'Do not show flags: a language is not a country.',
    changes: {
      '2026-11-23': '`value` and `onChange` are optional; `defaultValue` is new.',
      '2026-11-22':
        '`label` is gone: the name of the button comes from LabelsProvider. `defaultOpen` is new.',
    },
    keys: {
      'Enter, Space, Arrow down': 'opens it',
      'Arrow up, Arrow down': 'moves',
      Letters: 'jump to a name',
      Escape: 'closes it and gives the focus back',
    },
    data: { 'data-state': 'open, closed', 'aria-checked': 'on the current language' },
  }),
} satisfies Meta<typeof LanguageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  args: { variant: 'named' },
}

export const Icon: Story = { args: { isOpen: true, value: 'nb' } }

export const EachLanguageInItsOwnName: Story = {
  ...Named,
  name: 'LOC-3 each language in its own name',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = () => canvas.getByRole('button', { name: /Language/ })
    await expect(button()).toHaveAccessibleName('Language: English')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(11)
    await expect(screen.getByText('Suomi')).toHaveAttribute('lang', 'fi-FI')
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await waitFor(() => expect(screen.getByText('Dansk').parentElement).toHaveFocus())
    await userEvent.keyboard('pol')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Polski' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Polski')).toHaveAttribute('lang', 'pl-PL'))
    await waitFor(() => expect(button()).toHaveFocus())
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, open: { isOpen: true } },
  { openHeight: '26rem' },
)
