import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { ConsentBanner } from './index.ts'

const meta = {
  title: 'Frame/ConsentBanner',
  component: ConsentBanner,
  args: {
    labels: { title: '', text: '', accept: '', refuse: '', choose: '', save: '' },
    kinds: [],
    onDecide: fn(),
    variant: 'inline',
  },
  render: (args, { loaded: { t } }) => (
    <ConsentBanner
      {...args}
      labels={{
        title: t('common:consent.title'),
        text: t('common:consent.text'),
        accept: t('common:consent.accept'),
        refuse: t('common:consent.refuse'),
        choose: t('common:consent.choose'),
        save: t('common:consent.save'),
      }}
      policy={<Link href="#cookies">{t('common:consent.policy')}</Link>}
      kinds={[
        {
          id: 'needed',
          label: t('common:consent.needed'),
          description: t('common:consent.needed_text'),
          isRequired: true,
        },
        {
          id: 'visits',
          label: t('common:consent.visits'),
          description: t('common:consent.visits_text'),
        },
        {
          id: 'partners',
          label: t('common:consent.partners'),
          description: t('common:consent.partners_text'),
        },
      ]}
    />
  ),
  parameters: page({
    what: 'Asks once what may be kept. Yes, no and choosing are the same size, the same colour and one press away; nothing is ticked beforehand.',
    when: 'On the first visit, before anything that is not needed; `inline` on the page about cookies, to think again.',
    whenNot: 'If only necessary cookies are used: no consent is required.',
    good: 'Keep the answer with its version and time, and let the page be read behind it.',
    bad: 'Do not colour “Accept” louder, hide the refusal behind a second page, or ask again after a no.',
    keys: { Tab: 'through the link, the kinds and the three choices', 'Enter, Space': 'decides' },
    data: { 'data-variant': 'floating, inline' },
  }),
} satisfies Meta<typeof ConsentBanner>

export default meta
type Story = StoryObj<typeof meta>

export const EqualWeight: Story = {
  name: 'LAN-5 accept, refuse and choose have equal weight',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const choices = canvas.getAllByRole('button')
    await expect(choices).toHaveLength(3)
    const styles = choices.map((choice) => {
      const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(choice)
      const { width, height } = choice.getBoundingClientRect()
      return [backgroundColor, color, fontWeight, fontSize, Math.round(width), Math.round(height)]
    })
    await expect(styles[1]).toEqual(styles[0])
    await expect(styles[2]).toEqual(styles[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Needed only' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith(['needed'])
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith(['needed', 'visits', 'partners'])
  },
}

export const Choosing: Story = {
  name: 'TRU-3 nothing is ticked beforehand',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await expect(canvas.getByRole('switch', { name: 'Needed' })).toBeDisabled()
    await expect(canvas.getByRole('switch', { name: 'Needed' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Counting visits' })).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Counting visits' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }))
    await expect(args.onDecide).toHaveBeenLastCalledWith(['needed', 'visits'])
  },
}

export const Floating: Story = {
  args: { variant: 'floating' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
}

export const Narrow: Story = {
  name: 'LOC-5 at 320 px',
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
