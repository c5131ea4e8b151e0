import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { TimeBonusBanner } from './index.ts'

const meta = {
  title: 'Credits/TimeBonusBanner',
  component: TimeBonusBanner,
  args: {
    title: '25% off your first package, as a welcome',
    endsText: 'Ends in',
    secondsLeft: 9_912,
    action: { label: 'See packages', href: '#credits' },
    closeLabel: 'Dismiss',
    onDismiss: fn(),
  },
  render: (args, { loaded: { t } }) => (
    <TimeBonusBanner
      {...args}
      title={t('credits:bonus.time', { percent: '25 %' })}
      endsText={t('credits:bonus.left')}
      action={{ ...args.action, label: t('credits:checkout.to_packages') }}
      closeLabel={t('account:frame.dismiss')}
    />
  ),
  parameters: page({
    what: 'A time-limited offer with the remaining time. The end is stored on the server. Renders nothing without an end or after it.',
    when: 'For the time bonus: `bar` at the top of the members area, `card` beside the packages.',
    whenNot: 'For an offer without an end: WelcomeBonusBanner.',
    good: 'Take `secondsLeft` from `useCountdown` with the server’s end. Closing it keeps it closed.',
    bad: 'Do not start the clock again, and do not make the same offer right after it: TIM-5.',
    keys: { Tab: 'to the way on, then to the cross', Enter: 'follows or closes' },
    data: { 'data-variant': 'bar, card' },
  }),
} satisfies Meta<typeof TimeBonusBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  name: 'TIM-2 the remaining time',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer', { name: 'Ends in 02:45:12' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '#credits',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Bar: Story = { args: { variant: 'bar' }, parameters: { layout: 'fullscreen' } }

export const NoEnd: Story = {
  name: 'TIM-5 no end, no offer',
  render: (args) => (
    <div data-testid="slot">
      <TimeBonusBanner {...args} secondsLeft={null} />
      <TimeBonusBanner {...args} secondsLeft={0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('slot')).toBeEmptyDOMElement()
  },
}

export const Narrow: Story = {
  name: 'LOC-5 at 320 px',
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
