import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { framed } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { countries, regions } from '../stories/places.ts'
import { statesOf } from '../stories/states/states.tsx'
import { noFilters, SearchFilters } from './index.ts'

const oldest = 99

const meta = {
  title: 'People/SearchFilters',
  component: SearchFilters,
  decorators: [framed({ maxInlineSize: '22rem' })],
  args: {
    title: 'What you are looking for',
    showLabel: 'Show 24 people',
    gender: {
      label: 'Looking for',
      any: 'Everyone',
      options: [
        { id: 'female', label: 'Women' },
        { id: 'male', label: 'Men' },
      ],
    },
    age: {
      label: 'Age',
      valueText: ([from, to]) => (to === oldest ? `${from} and over` : `${from} to ${to}`),
      min: 18,
      max: oldest,
    },
    country: { label: 'Country', any: 'All countries', options: countries },
    region: { label: 'Region', any: 'Whole country', options: regions },
    further: [
      {
        id: 'hair_colour',
        label: 'Hair',
        any: 'Any',
        options: [
          { id: 'black', label: 'Black' },
          { id: 'brown', label: 'Brown' },
          { id: 'blond', label: 'Blond' },
          { id: 'red', label: 'Red' },
        ],
      },
      {
        id: 'interest',
        label: 'Interest',
        any: 'Any interest',
        options: [],
        locked: { label: 'Searching by interest comes with premium', href: '/credits' },
      },
    ],
  },
  render: function Searching(args) {
    const [filters, setFilters] = useState(args.value ?? args.defaultValue ?? noFilters)
    return (
      <SearchFilters
        {...args}
        value={filters}
        onChange={setFilters}
        region={filters.country === 'NL' ? args.region : undefined}
      />
    )
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['facets', 'filter panel'],
    what: 'Search filters: gender, age, country, region and the brand’s additional fields. Beside the results on wide windows, in a sheet on phones.',
    when: 'On the search page.',
    whenNot: 'For a form that is sent with a button: each change works at once.',
    good: 'Say how many people fit in `showLabel`, and show why a filter is locked.',
    bad: 'Do not lock a filter without an explanation, and do not search while a thumb is being dragged.',
    changes: {
      '2026-11-22':
        '`title` and `showLabel` replace `labels`. `text` of a locked filter is now `label`, and `valueText` of the ages is optional. It also works uncontrolled, with `defaultValue`.',
    },
    keys: {
      Tab: 'from field to field',
      'Arrow keys': 'within gender and ages',
      Escape: 'closes the sheet; the filters stay',
    },
    data: { 'data-active': 'number of active filters' },
  }),
} satisfies Meta<typeof SearchFilters>

export default meta
type Story = StoryObj<typeof meta>

/** Timeout in milliseconds for loading the lazy sheet and its fields for the first time. */
const loadTimeout = { timeout: 10_000 }

/** Opens the sheet and waits until it has slid in. */
const openSheet = async (canvasElement: HTMLElement, opener: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: opener }))
  const sheet = await screen.findByRole('dialog', { name: /looking for/ }, loadTimeout)
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
  return within(sheet)
}

const phone = { viewport: { value: 'narrow' } }

export const Beside: Story = {
  name: 'Beside the results',
  globals: { viewport: { value: 'desk' } },
  args: { defaultValue: { ...noFilters, country: 'NL', ages: [32, 48] } },
}

export const OnAPhone: Story = {
  name: 'A button on phones',
  globals: phone,
  args: { defaultValue: { ...noFilters, country: 'NL', region: 'utrecht', ages: [32, 48] } },
}

export const InASheet: Story = {
  ...OnAPhone,
  name: 'In a sheet on phones',
  parameters: {
    docs: {
      story: { inline: false, height: '40rem' },
      description: { story: 'The sheet opens by its button, so the story presses it.' },
    },
  },
  play: async ({ canvasElement }) => {
    await openSheet(canvasElement, 'Filters · 3')
  },
}

export const InASheetOnPhonesWithTheCount: Story = {
  ...OnAPhone,
  name: 'SRC-1 in a sheet on phones, with the count',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters · 3' })
    const sheet = await openSheet(canvasElement, 'Filters · 3')
    await expect(sheet.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Utrecht')
    await expect(sheet.getByText('32 to 48')).toBeVisible()
    await userEvent.click(sheet.getByRole('radio', { name: 'Women' }))
    sheet.getByRole('slider', { name: /Age to/ }).focus()
    await userEvent.keyboard('{End}')
    await expect(sheet.getByText('32 and over')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Show 24 people' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveTextContent('Filters · 4')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClearingResetsEveryFilter: Story = {
  name: 'clearing resets every filter',
  tags: ['test-only', '!autodocs'],
  globals: phone,
  args: { defaultValue: { ...noFilters, gender: 'male', ages: [32, 48] } },
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement, 'Filters · 2')
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
    await expect(sheet.getByRole('radio', { name: 'Everyone' })).toBeChecked()
    await expect(sheet.getByText('18 and over')).toBeVisible()
    await expect(sheet.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

export const ALockedFieldSaysWhy: Story = {
  globals: phone,
  name: 'PER-3 a locked field says why',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const sheet = await openSheet(canvasElement, 'Filters')
    await expect(sheet.getByRole('combobox', { name: 'Interest' })).toBeDisabled()
    await expect(sheet.getByRole('link', { name: /comes with premium/ })).toBeVisible()
  },
}

export const AllStates = statesOf(meta, { rest: {}, filtered: { ...Beside.args } }, { width: 'lg' })
