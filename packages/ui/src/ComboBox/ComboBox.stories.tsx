import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { regions } from '../stories/places.ts'
import { ComboBox } from './index.ts'

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  decorators: [column],
  args: {
    label: 'Region',
    options: regions,
    openLabel: 'Show all regions',
    emptyText: 'No region of this name',
    name: 'region',
    onChange: fn(),
  },
  parameters: page({
    what: 'One of very many, in a list that a few letters narrow.',
    when: 'For regions, towns, countries: more than a dozen known names.',
    whenNot:
      'For up to a dozen: Select. For a page without script: Select. For free text: TextField.',
    good: 'Write the options as people know them. Accents need not be typed.',
    bad: 'Do not clear the value when the list is only opened.',
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

export const Searching: Story = {
  name: 'SRC-1 a few letters find a region',
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

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const box = boxIn(canvasElement)
    await userEvent.type(box, 'qqq')
    const nothing = await screen.findByText('No region of this name')
    await waitFor(() => expect(nothing).toBeVisible())
  },
}

export const Emptied: Story = {
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

export const Open: Story = {
  args: { defaultValue: 'utrecht' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /Show all regions/ }),
    )
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toBeVisible())
    await expect(within(list).getAllByRole('option')).toHaveLength(12)
  },
}

export const WithError: Story = {
  args: {
    errorMessage: 'Please choose one.',
    description: 'So we can show you people nearby. Your address is never asked.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'zeeland' } }

export const Narrow: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Maakunta, jossa etsimäsi henkilö asuu vakituisesti',
    options: [{ id: 'a', label: 'Mecklenburgisch-Vorpommersche Boddenlandschaft' }, ...regions],
    defaultValue: 'a',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
