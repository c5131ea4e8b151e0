import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { countries, regions } from '../stories/places.ts'
import { noFilters, SearchFilters } from './index.ts'

const oldest = 99

const meta = {
  title: 'People/SearchFilters',
  component: SearchFilters,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    labels: { title: '', open: () => '', close: '', clear: '', show: '' },
    value: noFilters,
    onChange: () => {},
  },
  render: function Searching(args, { loaded: { t } }) {
    const [filters, setValues] = useState(args.value)
    const hair = ['black', 'brown', 'blond', 'red'].map((id) => ({
      id,
      label: t(`attributes:hair_colour.${id}`),
    }))
    return (
      <SearchFilters
        value={filters}
        onChange={setValues}
        labels={{
          title: t('people:filter.title'),
          open: (count) =>
            count === 0 ? t('people:filter.open') : t('people:filter.open_count', { count }),
          close: t('people:filter.close'),
          clear: t('people:filter.clear'),
          show: t('people:filter.show_count', { count: 24 }),
        }}
        gender={{
          label: t('people:filter.gender'),
          any: t('people:filter.everyone'),
          options: [
            { id: 'female', label: t('attributes:seeking.female') },
            { id: 'male', label: t('attributes:seeking.male') },
          ],
        }}
        age={{
          label: t('people:filter.age'),
          thumbLabels: [t('people:filter.min_age'), t('people:filter.max_age')],
          valueText: ([from, to]) =>
            to === oldest
              ? t('people:filter.ages_open', { from })
              : t('people:filter.ages', { from, to }),
          min: 18,
          max: oldest,
        }}
        country={{
          label: t('people:filter.country'),
          any: t('people:filter.any_country'),
          options: countries,
        }}
        region={
          filters.country === 'NL'
            ? {
                label: t('people:filter.region'),
                any: t('people:filter.any_region'),
                options: regions,
              }
            : undefined
        }
        further={[
          {
            id: 'hair_colour',
            label: t('attributes:field.hair_colour'),
            any: t('people:filter.any_age'),
            options: hair,
          },
          {
            id: 'interest',
            label: t('people:filter.interest'),
            any: t('people:filter.any_interest'),
            options: [],
            locked: { text: t('people:filter.interest_locked'), href: '#premium' },
          },
        ]}
      />
    )
  },
  parameters: page({
    what: 'Search filters: gender, age, country, region and the brand’s additional fields. Beside the results on wide windows, in a sheet on phones.',
    when: 'On the search page.',
    whenNot: 'For a form that is sent with a button: each change works at once.',
    good: 'Show the number of active filters on the button, and show locked fields with their reason.',
    bad: 'Do not hide a premium filter without an explanation, and do not search while a thumb is moving.',
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

const phone = { viewport: { value: 'narrow' } }

export const Beside: Story = {
  name: 'SRC-1 beside the results',
  globals: { viewport: { value: 'desk' } },
  args: { value: { ...noFilters, country: 'NL', ages: [32, 48] } },
}

export const InASheet: Story = {
  name: 'SRC-1 in a sheet on phones, with the count',
  globals: phone,
  args: { value: { ...noFilters, country: 'NL', region: 'utrecht', ages: [32, 48] } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters · 3' })
    await userEvent.click(opener)
    const sheet = within(await screen.findByRole('dialog', { name: /looking for/ }, loadTimeout))
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

export const Cleared: Story = {
  name: 'Clearing resets every filter',
  globals: phone,
  args: { value: { ...noFilters, gender: 'male', ages: [32, 48] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters · 2' }))
    const sheet = within(await screen.findByRole('dialog', {}, loadTimeout))
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
    await expect(sheet.getByRole('radio', { name: 'Everyone' })).toBeChecked()
    await expect(sheet.getByText('18 and over')).toBeVisible()
    await expect(sheet.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

export const Locked: Story = {
  name: 'PER-3 a locked field says why',
  globals: phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', {}, loadTimeout))
    await expect(sheet.getByRole('combobox', { name: 'Interest' })).toBeDisabled()
    await expect(sheet.getByRole('link', { name: /comes with premium/ })).toBeVisible()
  },
}
