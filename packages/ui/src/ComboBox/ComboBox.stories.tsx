import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { regions } from '../stories/places.ts'
import { statesOf } from '../stories/states/states.tsx'
import { ComboBox } from './index.ts'

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  decorators: [column],
  args: {
    label: 'Region',
    options: regions,
    name: 'region',
    onChange: fn(),
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['autocomplete', 'typeahead', 'searchable select'],
    what: 'One of many options, in a list that typing narrows.',
    when: 'For regions, towns, countries: more than a dozen known names.',
    whenNot:
      'For up to a dozen: Select. For a page without script: Select. For free text: TextField.',
    good: 'Write the options the way people say them. Accents do not have to be typed.',
    bad: 'Do not list codes or official names that nobody types, and do not clear the value when the list opens.',
    changes: {
      '2026-11-28': '`emptyMessage` is new: why a list that a server fills has no options yet.',
      '2026-11-22':
        '`openLabel`, `emptyText` and `locale` are gone: words and language come from LabelsProvider. `isReadOnly`, `isLabelHidden` and `onBlur` are new.',
    },
    keys: {
      'Arrow down, Arrow up': 'opens the list, moves in it',
      Enter: 'takes the marked one',
      Escape: 'closes the list; once more empties the box',
      'Home, End': 'in the text',
    },
    data: {
      'data-open': 'the list is open',
      'data-invalid': 'while it has an error',
      'data-focused': 'on the marked option',
      'data-selected': 'on the chosen option',
    },
  }),
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

const boxIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Region' })

export const Plain: Story = {}

export const NothingFits: Story = {
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: { story: 'The list opens while typing only, so the story types.' },
    },
  },
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, 'qqq')
    const nothing = await screen.findByText('Nothing found')
    await waitFor(() => expect(nothing).toBeVisible())
  },
}

const openEmptyList: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: /Show all options/ }),
  )
  const why = await screen.findByText('Type the first letters of the town.')
  await waitFor(() => expect(why).toBeVisible())
}

/** Reached by pressing the button. */
export const EmptyList: Story = {
  args: { options: [], text: '', emptyMessage: 'Type the first letters of the town.' },
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: { story: 'A list that a server fills has found nothing before it is asked.' },
    },
  },
  play: openEmptyList,
}

export const Open: Story = {
  args: { defaultValue: 'utrecht' },
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: { story: 'The list opens by its button only, so the story presses it.' },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /Show all options/ }),
    )
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toBeVisible())
    await expect(within(list).getAllByRole('option')).toHaveLength(12)
  },
}

export const WithError: Story = {
  args: {
    errorMessage: 'Please choose one.',
    description: 'So we can show you people nearby. We never ask for your address.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'zeeland' } }

export const Narrow: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Maakunta, jossa etsimäsi henkilö asuu vakituisesti',
    options: [{ id: 'a', label: 'Mecklenburgisch-Vorpommersche Boddenlandschaft' }, ...regions],
    defaultValue: 'a',
  },
}

export const AFewLettersFindARegion: Story = {
  ...Plain,
  name: 'SRC-1 a few letters find a region',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, 'holl')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('zuid-holland')
    await expect(box).toHaveValue('Zuid-Holland')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    const sent = canvasElement.querySelector<HTMLInputElement>('input[name="region"]')
    await expect(sent?.value).toBe('zuid-holland')
  },
}

export const AnEmptiedBoxHasNoValue: Story = {
  name: 'an emptied box has no value',
  tags: ['test-only', '!autodocs'],
  render: function Emptied(args) {
    const [region, setRegion] = useState<string | null>('utrecht')
    return (
      <>
        <ComboBox {...args} value={region} onChange={setRegion} />
        <p data-testid="chosen">{regions.find(({ id }) => id === region)?.label ?? '–'}</p>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = boxIn(canvasElement)
    await expect(box).toHaveValue('Utrecht')
    await userEvent.clear(box)
    await userEvent.tab()
    await expect(canvas.getByTestId('chosen')).toHaveTextContent('–')
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    selected: { defaultValue: 'utrecht' },
    disabled: { isDisabled: true, defaultValue: 'zeeland' },
    error: { errorMessage: 'Please choose one.' },
  },
  { target: 'input' },
)

export const AnEmptyListSaysWhy: Story = {
  ...EmptyList,
  name: 'SRC-1 an empty list says why',
  tags: ['test-only', '!autodocs'],
  play: async (context) => {
    await openEmptyList(context)
    await expect(screen.queryByText('Nothing found')).toBeNull()
  },
}
