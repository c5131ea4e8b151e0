import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { NotFound } from './index.ts'

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  args: {
    children: (
      <>
        <h1>This page could not be found</h1>
        <p>
          The address may be mistyped, or the page has moved. Nothing is wrong with your account.
        </p>
        <Button size="lg">Back to the home page</Button>
      </>
    ),
  },
  parameters: page({
    since: '2026-11-29',
    status: 'new',
    aliases: ['404', 'missing page'],
    what: 'The content of a page whose address names nothing, with the number on the brand’s art.',
    when: 'For an address without a page, before the login and in the members area alike.',
    whenNot: 'For content that could not be loaded: ErrorState. For an empty list: EmptyState.',
    good: 'Say what may have happened, and offer one way on.',
    bad: 'Do not blame or joke, and do not list links.',
  }),
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const WithOneWayOn: Story = {}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    children: (
      <>
        <h1>Sivua ei löytynyt</h1>
        <p>Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty.</p>
        <Button size="lg">Takaisin etusivulle</Button>
      </>
    ),
  },
}

export const ItNamesTheNumberAndTheWayOn: Story = {
  ...WithOneWayOn,
  name: 'it names the number and the way on',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('404')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'lg' })
