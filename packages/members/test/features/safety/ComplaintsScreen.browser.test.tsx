import type { Complaint } from '@bouquet/contract'
import type { SentForm } from '@bouquet/contract/drawing'
import { complaintSchema } from '@bouquet/contract/schemas'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Replies, refused } from '../../support/fakeApi.ts'
import { openScreen } from '../../support/openScreen.tsx'

const number = '2026-000123'
const key = 'kkkkkkkkkkkkkkkkkkkk'
const at = '2026-10-01T12:00:00Z'

const complaint = (more: object = {}): Complaint =>
  complaintSchema.parse({
    number,
    subject: { kind: 'service' },
    reason: 'payment',
    text: 'I was charged twice for one package.',
    status: 'received',
    received_at: at,
    decision: null,
    appeal: null,
    ...more,
  })

/** Decided just now, so that an appeal is open whenever the test runs. */
const rejected = {
  decision: 'rejected',
  reasons: 'There was one payment.',
  decided_at: new Date().toISOString(),
}
const decided = complaint({ status: 'decided', decision: rejected })
const words = 'The second payment is on my bank statement.'
const appeal = { text: words, appealed_at: at, decision: null }
const appealed = complaint({ status: 'appealed', decision: rejected, appeal })

const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('main').getByRole('link', { name })
const part = (name: string) => page.getByRole('region', { name })
const field = (name: string) => page.getByRole('textbox', { name })
const status = (text: string) => page.getByText(text, { exact: true })

const openCase = (replies: Replies) => openScreen(`/complaints?number=${number}`, replies)

test('ACC-4 reports are listed with what became of them, and each opens its case', async () => {
  const api = await openScreen('/complaints', {
    complaints: {
      complaints: [complaint(), complaint({ ...decided, number: '2026-000100', reason: 'other' })],
    },
    complaint: { complaint: complaint() },
  })
  await expect.element(status('With our team')).toBeVisible()
  await expect.element(status('Report not upheld')).toBeVisible()
  await expect.element(link('Something else')).toBeVisible()
  await expect
    .element(link('Report a problem'))
    .toHaveAttribute('href', '/complaints?report=service')
  await userEvent.click(link('A payment'))
  await expect.element(page.getByRole('heading', { name: `Case ${number}` })).toBeVisible()
  await expect.poll(() => api.of('complaint')).toMatchObject([{ query: { number } }])
})

test('ACC-4 who has reported nothing can begin', async () => {
  await openScreen('/complaints', { complaints: { complaints: [] } })
  await expect.element(page.getByText('You have not reported anything')).toBeVisible()
  await expect
    .element(link('Report a problem'))
    .toHaveAttribute('href', '/complaints?report=service')
})

test.each([
  ['/complaints', 'Loading your reports'],
  [`/complaints?number=${number}`, 'Loading the case'],
])('ACC-4 what is on its way at %s is announced', async (path, text) => {
  await openScreen(path, { complaints: 'pending', complaint: 'pending' })
  await expect.element(page.getByText(text)).toBeInTheDocument()
})

test('ACC-4 reports that cannot be read are asked for again', async () => {
  let isDown = true
  await openScreen('/complaints', {
    complaints: () => (isDown ? refused('general_error') : { complaints: [complaint()] }),
  })
  await expect.element(page.getByText('We could not load your reports')).toBeVisible()
  isDown = false
  await userEvent.click(button('Try again'))
  await expect.element(link('A payment')).toBeVisible()
})

test('ACC-4 a case that cannot be opened is asked for again, and leads back to the others', async () => {
  let isDown = true
  await openCase({
    complaint: () => (isDown ? refused('not_found', { status: 404 }) : { complaint: complaint() }),
  })
  await expect.element(page.getByText('We could not open this case')).toBeVisible()
  await expect.element(link('All your reports')).toHaveAttribute('href', '/complaints')
  isDown = false
  await userEvent.click(button('Try again'))
  await expect.element(part('Your report').getByText(/charged twice/)).toBeVisible()
})

test('ACC-4 a case without a decision cannot be appealed yet', async () => {
  await openCase({ complaint: { complaint: complaint() } })
  await expect.element(part('Our decision').getByText(/reads your report/)).toBeVisible()
  await expect.element(part('Do you see it differently?')).not.toBeInTheDocument()
})

test('ACC-4 a decision with its reasons can be appealed, and the appeal is then shown', async () => {
  const api = await openCase({
    complaint: { complaint: decided },
    appealComplaint: { complaint: appealed },
  })
  await expect.element(part('Our decision').getByText('There was one payment.')).toBeVisible()
  await userEvent.fill(field('What should we look at again?'), words)
  await userEvent.click(button('Ask for a second decision'))
  await expect.element(part('Your appeal').getByText(words)).toBeVisible()
  await expect.element(status('Being looked at again')).toBeVisible()
  await expect.element(part('Do you see it differently?')).not.toBeInTheDocument()
  await expect
    .poll(() => api.of('appealComplaint'))
    .toMatchObject([{ body: { number, text: words } }])
})

test('ACC-4 an appeal of a few letters is not sent', async () => {
  const api = await openCase({ complaint: { complaint: decided } })
  await userEvent.fill(field('What should we look at again?'), 'No!')
  await userEvent.click(button('Ask for a second decision'))
  await expect
    .element(field('What should we look at again?'))
    .toHaveAccessibleDescription(/Please write a few words more/)
  await expect.poll(() => api.of('appealComplaint')).toEqual([])
})

test('CHT-10 the words of a report and of its decision read in their own direction', async () => {
  const text = 'حسابي (الثاني) محظور!'
  const reasons = 'החשבון פתוח שוב (מהיום)!'
  const decision = { ...rejected, reasons }
  await openCase({ complaint: { complaint: complaint({ text, status: 'decided', decision }) } })
  await expect.element(page.getByText(text)).toHaveStyle({ direction: 'rtl' })
  await expect.element(page.getByText(reasons)).toHaveStyle({ direction: 'rtl' })
})

test('ACC-4 an appeal that was refused says why and keeps its words', async () => {
  await openCase({
    complaint: { complaint: decided },
    appealComplaint: refused('appeal_not_open'),
  })
  await userEvent.fill(field('What should we look at again?'), words)
  await userEvent.click(button('Ask for a second decision'))
  await expect
    .element(page.getByRole('alert').getByText(/This case cannot be appealed now/))
    .toBeVisible()
  await expect.element(field('What should we look at again?')).toHaveValue(words)
})

test('ACC-4 after an appeal the second decision counts', async () => {
  const second = { ...rejected, decision: 'upheld', reasons: 'The second payment is there.' }
  await openCase({
    complaint: {
      complaint: complaint({
        status: 'closed',
        decision: rejected,
        appeal: { ...appeal, decision: second },
      }),
    },
  })
  await expect.element(status('Report upheld')).toBeVisible()
  await expect
    .element(part('Our second decision').getByText('The second payment is there.'))
    .toBeVisible()
})

test('ACC-4 a visitor opens a case with the link of its receipt', async () => {
  const api = await openScreen('/complaints', { complaint: { complaint: complaint() } }, null)
  await userEvent.fill(
    field('Link from the e-mail'),
    `https://brand.example/complaints?number=${number}&key=${key}`,
  )
  await userEvent.click(button('Open the case'))
  await expect.element(part('Your report').getByText(/charged twice/)).toBeVisible()
  await expect.element(link('All your reports')).not.toBeInTheDocument()
  await expect.poll(() => api.of('complaint')).toMatchObject([{ query: { number, key } }])
})

test('ACC-4 a number alone opens no case to a visitor', async () => {
  const api = await openScreen(`/complaints?number=${number}`, {}, null)
  await expect.element(field('Case number')).toHaveValue(number)
  await userEvent.fill(field('Link from the e-mail'), 'https://brand.example/')
  await userEvent.click(button('Open the case'))
  await expect
    .element(field('Link from the e-mail'))
    .toHaveAccessibleDescription(/copy the whole link/)
  await expect.element(field('Link from the e-mail')).toHaveValue('https://brand.example/')
  await expect.poll(() => api.of('complaint')).toEqual([])
})

async function writeReport() {
  await userEvent.click(page.getByText('A payment', { exact: true }))
  await userEvent.click(button('Continue'))
  await userEvent.fill(field('In your own words'), complaint().text)
}

const report = { subject: { kind: 'service' }, reason: 'payment', text: complaint().text }

test('ACC-4 a member reports a problem and gets the number of the case', async () => {
  const api = await openScreen('/complaints?report=service', {
    complain: { complaint: complaint(), key },
    complaint: { complaint: complaint() },
    complaints: { complaints: [complaint()] },
  })
  await writeReport()
  await userEvent.click(button('Send report'))
  await expect.element(page.getByText(`Case number ${number}`)).toBeVisible()
  await expect.poll(() => api.of('complain')).toMatchObject([{ body: report }])
  await userEvent.click(button('Close'))
  await expect.element(page.getByRole('heading', { name: `Case ${number}` })).toBeVisible()
})

test('ACC-4 a visitor reports a problem, and the key of the receipt opens the case', async () => {
  const api = await openScreen(
    '/complaints?report=service',
    { complain: { complaint: complaint(), key }, complaint: { complaint: complaint() } },
    null,
  )
  await writeReport()
  await userEvent.click(button('Send report'))
  await expect.element(page.getByText(/We need your address/)).toBeVisible()
  await userEvent.fill(field('E-mail for our answer'), 'me@example.com')
  await userEvent.click(button('Send report'))
  await userEvent.click(button('Close'))
  await expect.element(part('Your report').getByText(/charged twice/)).toBeVisible()
  await expect
    .poll(() => api.of('complain'))
    .toMatchObject([{ body: { ...report, email: 'me@example.com' } }])
  await expect.poll(() => api.of('complaint')).toMatchObject([{ query: { number, key } }])
})

test('ACC-4 a report that was not taken says so and keeps its words', async () => {
  await openScreen('/complaints?report=service', { complain: refused('general_error') })
  await writeReport()
  await userEvent.click(button('Send report'))
  await expect
    .element(page.getByRole('alert').getByText(/Something went wrong on our side/))
    .toBeVisible()
  await expect.element(field('In your own words')).toHaveValue(complaint().text)
})

test.each([
  ['of another account says which one is logged in here', [], 1],
  ['of one’s own says nothing of another', [complaint()], 0],
])('RTE-9 the mailed link to a case %s', async (_, complaints, notices) => {
  const api = await openScreen(`/complaints?number=${number}&key=${key}`, {
    complaint: { complaint: complaint() },
    complaints: { complaints },
  })
  await expect.element(part('Your report').getByText(/charged twice/)).toBeVisible()
  await expect.poll(() => api.of('complaints')).toHaveLength(1)
  const notice = page.getByText('Here you are logged in with another account: me@example.com.')
  await expect.poll(() => notice.elements()).toHaveLength(notices)
})

const text = 'This page sells something illegal.'
const email = 'me@example.com'

/** Opens the form of a report in response to one that a visitor sent without script. */
const reportAction = (fields: SentForm, replies: Replies = {}) =>
  openScreen('/complaints?report=service', replies, null, { sentForm: fields })

/** What the form of this button would send. */
function fieldsOf(name: string) {
  const sender = button(name).element()
  if (!(sender instanceof HTMLButtonElement && sender.form)) throw new Error('It has no form.')
  const { method, action } = sender.form
  const { pathname, search } = new URL(action)
  return { method, to: pathname + search, fields: Object.fromEntries(new FormData(sender.form)) }
}

test('ACC-4 without script a visitor reports in two steps', async () => {
  const to = '/complaints?report=service'
  await openScreen(to, {}, null)
  await userEvent.click(page.getByRole('radio', { name: 'Something against the law' }))
  expect(fieldsOf('Continue')).toEqual({
    method: 'post',
    to,
    fields: { reason: 'illegal_content' },
  })

  document.body.replaceChildren()
  await reportAction({ reason: 'illegal_content' })
  await expect.element(page.getByRole('heading', { name: 'What happened?' })).toBeVisible()
  await expect.element(field('In your own words')).not.toBeInvalid()
  await userEvent.fill(field('In your own words'), text)
  await userEvent.fill(field('E-mail for our answer'), email)
  const fields = { reason: 'illegal_content', text, email }
  expect(fieldsOf('Send report')).toEqual({ method: 'post', to, fields })
})

test('ACC-4 the case of a report that was just sent says that it has arrived', async () => {
  await openScreen(
    `/complaints?number=${number}&key=${key}&report=sent`,
    {
      complaint: { complaint: complaint() },
    },
    null,
  )
  await expect.element(page.getByText('Thank you, we have your report')).toBeVisible()
  await expect.element(part('Your report').getByText(/charged twice/)).toBeVisible()
})

test.each([{}, { reason: 'nonsense' }])(
  'ACC-4 without script a report without a reason says so',
  async (fields: SentForm) => {
    await reportAction(fields)
    await expect.element(page.getByRole('radiogroup')).toBeInvalid()
    await expect.element(page.getByText('Please choose one.')).toBeVisible()
  },
)

test.each([
  ['text', { text: 'No', email }, 'In your own words', /Please write a few words more/],
  ['email', { text, email: 'me@here' }, 'E-mail for our answer', /We need your address/],
] as const)(
  'ACC-4 without script a report whose %s is refused says so there, and keeps what was typed',
  async (name, typed, label, said) => {
    const complain = refused('invalid_input', { field: name })
    await reportAction({ reason: 'other', ...typed }, { complain })
    await expect.element(field(label)).toBeInvalid()
    await expect.element(field(label)).toHaveAccessibleDescription(said)
    await expect.element(field('In your own words')).toHaveValue(typed.text)
    await expect.element(field('E-mail for our answer')).toHaveValue(typed.email)
    expect(fieldsOf('Send report').fields).toEqual({ reason: 'other', ...typed })
  },
)
