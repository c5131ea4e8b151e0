import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { page } from '../stories/page.ts'
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
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Language', languages, value: 'en', onChange: () => {} },
  render: function Switching(args, { loaded: { t } }) {
    const [code, setCode] = useState(args.value)
    return (
      <LanguageMenu {...args} label={t('account:frame.language')} value={code} onChange={setCode} />
    )
  },
  parameters: page({
    what: 'The languages of the site, each in its own words and marked with `lang`.',
    when: 'In the top bar and the footer, for visitors and members.',
    whenNot: 'In settings, where a list stays open: take Select.',
    good: 'Switch at once and keep what was typed.',
    bad: 'Do not show flags: a language is not a country.',
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

export const Switching: Story = {
  name: 'LOC-3 each language in its own name',
  args: { variant: 'named' },
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

export const Icon: Story = { args: { isOpen: true, value: 'nb' } }
