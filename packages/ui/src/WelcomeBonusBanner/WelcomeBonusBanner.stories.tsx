import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { userTexts } from '../stories/userTexts.ts'
import { WelcomeBonusBanner } from './index.ts'

const meta = {
  title: 'Credits/WelcomeBonusBanner',
  component: WelcomeBonusBanner,
  args: {
    title: '10% off every package',
    text: 'One payment. No subscription, nothing renews by itself.',
    action: { label: 'See packages', href: '#credits' },
    closeLabel: 'Dismiss',
    onDismiss: fn(),
  },
  render: (args, { loaded: { t } }) => (
    <WelcomeBonusBanner
      {...args}
      title={t('credits:bonus.active', { percent: '10 %' })}
      text={t('credits:assurance.once')}
      action={{ ...args.action, label: t('credits:checkout.to_packages') }}
      closeLabel={t('account:frame.dismiss')}
    />
  ),
  parameters: page({
    what: 'A welcome that does not run out while one reads, with one way on.',
    when: 'For new members with a running welcome code.',
    whenNot: 'With an end of today: TimeBonusBanner. For news of the account: AlertBanner.',
    good: 'Say what is off and of what; beside it what the reader may worry about.',
    bad: 'Do not show it to who has bought already, nor together with a second offer.',
    keys: { Tab: 'to the way on, then to the cross', Enter: 'follows or closes' },
    data: { 'data-variant': 'bar, card' },
  }),
} satisfies Meta<typeof WelcomeBonusBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  name: 'MOD-4 leads to credits',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '#credits',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const WithCode: Story = { args: { code: { label: 'Code', value: userTexts.code } } }

export const Bar: Story = {
  args: { variant: 'bar', text: undefined },
  parameters: { layout: 'fullscreen' },
}

export const Narrow: Story = {
  name: 'LOC-5 at 320 px',
  decorators: [narrow],
  args: { code: { label: 'Code', value: userTexts.code } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
