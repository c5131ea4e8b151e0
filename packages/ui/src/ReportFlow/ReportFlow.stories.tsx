import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { ReportFlow } from './index.ts'

const reasons = [
  { id: 'fake_profile', label: 'A profile that is not real' },
  { id: 'scam', label: 'Asking for money, or fraud' },
  { id: 'harassment', label: 'Threats, insults or harassment' },
  { id: 'underage', label: 'Someone under 18' },
  { id: 'intimate_picture', label: 'An intimate picture that nobody asked for' },
  { id: 'spam', label: 'Advertising or spam' },
  { id: 'other', label: 'Something else' },
]

const meta = {
  title: 'Start/ReportFlow',
  component: ReportFlow,
  decorators: [column],
  args: {
    reasons,
    evidence: <p>{userTexts.saturday}</p>,
    blockName: 'Joris',
    onSubmit: fn(),
    onDone: fn(),
  },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['report', 'flag', 'complaint'],
    what: 'A report in two steps, what it is about and what happened, with a receipt and a case number. It says what happens next before it is sent.',
    when: 'For a profile, a photo, a message or the service; in a Sheet, or on the page of complaints. It also serves visitors, with `hasEmail`.',
    whenNot: 'For blocking alone: a Dialog. For questions about a payment: the contact page.',
    good: 'Offer a few reasons in plain words, pass what is reported as `evidence`, and keep what was typed if sending fails.',
    bad: 'Do not ask whether somebody is sure, and do not demand proof.',
    keys: {
      'Arrow up, Arrow down': 'to the next reason',
      Enter: 'goes on',
      Tab: 'to the buttons',
    },
    data: {
      'data-step': '`reason`, `text` or `sent`',
      'data-heading': 'on the heading that gets the focus when the step changes',
    },
  }),
} satisfies Meta<typeof ReportFlow>

export default meta
type Story = StoryObj<typeof meta>

export const Reason: Story = {}

export const Sent: Story = { args: { receipt: { number: '2026-000123' } } }

const toTheText: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('radio', { name: 'Asking for money, or fraud' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await expect(canvas.getByRole('heading', { name: 'What happened?' })).toHaveFocus()
}

/** Reached by choosing a reason. */
export const WhatHappened: Story = { play: toTheText }

/** Reached by choosing a reason. */
export const OfAVisitor: Story = {
  args: { hasEmail: true, blockName: undefined, evidence: undefined },
  play: toTheText,
}

/** Reached by choosing a reason. */
export const Failed: Story = {
  args: {
    errorMessage: 'There is no connection right now. Check your network and try again.',
  },
  play: toTheText,
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    reasons: [
      { id: 'a', label: 'Persönlichkeitsrechtsverletzung oder Urheberrechtsverstoß' },
      { id: 'b', label: 'Rechtswidrige Vermögensverfügungsaufforderung' },
    ],
  },
}

/** As it comes back from the second step. */
const filledIn = { reason: 'scam', text: userTexts.coffee }

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    pending: { sent: filledIn, isPending: true },
    error: { sent: {}, errorMessage: undefined },
    sent: { ...Sent.args },
    failed: {
      sent: filledIn,
      errorMessage: 'There is no connection right now. Check your network and try again.',
    },
  },
  { width: 'lg' },
)

export const IsSentAfterTwoSteps: Story = {
  ...Reason,
  name: 'ACC-4 needs a reason and a few words, and hands over the report',
  tags: ['test-only', '!autodocs'],
  play: async (context) => {
    const { args, canvasElement } = context
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await toTheText(context)
    await expect(canvas.getByText('Saturday?')).toBeVisible()
    const box = canvas.getByRole('textbox', { name: 'In your own words' })
    await userEvent.type(box, 'Money')
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }))
    await expect(box).toBeInvalid()
    await userEvent.type(box, ' for a ticket')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Block Joris as well' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      reason: 'scam',
      text: 'Money for a ticket',
      isBlocked: true,
    })
  },
}

export const TheReceiptHasACaseNumber: Story = {
  ...Sent,
  name: 'ACC-4 the receipt has a case number and what happens next',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Case number 2026-000123')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const OnAPageItsHeadingFollowsTheTitle: Story = {
  name: 'ACC-4 on a page its heading follows the title of the page',
  tags: ['test-only', '!autodocs'],
  args: { headingLevel: 2 },
  play: async (context) => {
    await toTheText(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('What happened?')
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('What happens next')
  },
}
