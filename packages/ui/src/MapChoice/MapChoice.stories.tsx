import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { netherlands } from '../stories/netherlands.ts'
import { page } from '../stories/page.ts'
import { MapChoice } from './index.ts'

const meta = {
  title: 'Fields/MapChoice',
  component: MapChoice,
  args: { label: 'Where do you live?', ...netherlands, name: 'region', onChange: fn() },
  parameters: page({
    what: 'A region, chosen on a vector map or by its name. Map and names are one group of radio buttons.',
    when: 'On a lander or in a search where the regions of one country are few enough to see.',
    whenNot:
      'For a town or an address, and where a country has more than about thirty regions: take a Select.',
    good: 'Draw outlines of a few dozen points each and let neighbours share their points. Keep the names: a small region is hard to hit.',
    bad: 'Do not load tiles, and do not mark a person on the map.',
    keys: {
      'Arrow keys': 'choose the next or the previous region, in the order of the names',
      Tab: 'enters at the chosen region, and leaves',
    },
    data: {
      'data-chosen': 'on the whole, the id; on the shape that is chosen',
      'data-active': 'on shape and name under the pointer or with the focus',
      'data-disabled': 'on a shape that cannot be chosen',
      'data-region': 'on a shape, which one it is',
    },
  }),
} satisfies Meta<typeof MapChoice>

export default meta
type Story = StoryObj<typeof meta>

const shape = (canvas: HTMLElement, id: string) => {
  const found = canvas.querySelector(`[data-region="${id}"]`)
  if (found === null) throw new Error(`No shape is called ${id}`)
  return found
}

export const ByPointer: Story = {
  name: 'SRC-1 a click on the map chooses',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(shape(canvasElement, 'drenthe'))
    await expect(args.onChange).toHaveBeenLastCalledWith('drenthe')
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'Drenthe' })).toBeChecked()
    await userEvent.hover(canvas.getByText('Limburg'))
    await expect(shape(canvasElement, 'limburg')).toHaveAttribute('data-active')
  },
}

export const ByKeyboard: Story = {
  name: 'SRC-1 one group of radio buttons',
  args: { defaultValue: 'utrecht' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Where do you live?' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Utrecht' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('gelderland')
    await expect(shape(canvasElement, 'gelderland')).toHaveAttribute('data-chosen')
    await expect(shape(canvasElement, 'utrecht')).not.toHaveAttribute('data-chosen')
  },
}

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('friesland')
    return <MapChoice {...args} value={value} onChange={setValue} />
  },
}

export const WithNotes: Story = {
  args: {
    description: 'So we can show you people nearby. Your address is never asked.',
    regions: netherlands.regions.map((region, index) => ({
      ...region,
      note: String(140 - index * 9),
      isDisabled: region.id === 'flevoland',
    })),
  },
}

export const WithError: Story = { args: { errorMessage: 'Please choose one.' } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'zeeland' } }

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'In welcher Provinz wohnst du zurzeit überwiegend?',
    defaultValue: 'north-brabant',
    regions: netherlands.regions.map((region) =>
      region.id === 'limburg'
        ? { ...region, label: 'Niederländisch-Limburg einschließlich Maastricht' }
        : region,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
