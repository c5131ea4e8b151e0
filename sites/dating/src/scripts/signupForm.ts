import { isTracking, trackingParams, withTracking } from './tracking.ts'

/** The parts of the date as an ISO date, which the server validates. */
const dateOf = (data: FormData) =>
  ['year', 'month', 'day']
    .map((part) => `${data.get(`date_of_birth_${part}`) ?? ''}`.trim().padStart(2, '0'))
    .join('-')

/** Whether a field belongs to the tracking data: what came with the address, and the page with the form. */
const isTrackingField = (name: string) => isTracking(name) || name === 'lander'

/** The form as the body of the API call: tracking as an object, the date joined, empty values removed. */
function bodyOf(form: HTMLFormElement) {
  const data = new FormData(form)
  const values = [...data].filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(values.filter(([name]) => !isTrackingField(name))),
    date_of_birth: dateOf(data),
    interests: values.filter(([name]) => name === 'interests').map(([, interest]) => interest),
    terms: true,
    tracking: Object.fromEntries(values.filter(([name]) => isTrackingField(name))),
  }
}

interface Refusal {
  readonly code: string
  readonly field?: string | undefined
  readonly params?: Readonly<Record<string, string | number>>
}

/** Shows the error of the server next to its field and scrolls there. */
function showRefusal(form: HTMLFormElement, { code, field, params = {} }: Refusal): void {
  for (const shown of form.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown')
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
  const text =
    form.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`) ??
    form.querySelector<HTMLElement>('[data-code="general_error"]')
  if (!text) return
  const { template } = text.dataset
  if (template)
    text.textContent = template.replace(/{{(\w+)}}/g, (_, name) => inWords(name, params[name]))
  text.dataset['shown'] = ''
  const name =
    text.parentElement?.dataset['errors'] === 'form' ? field : text.parentElement?.dataset['errors']
  const input = name
    ? (form.elements.namedItem(name) ?? form.elements.namedItem(`${name}_day`))
    : null
  if (input instanceof HTMLInputElement) {
    input.setAttribute('aria-invalid', 'true')
    input.focus()
  } else {
    text.tabIndex = -1
    text.focus()
  }
}

/** The time to wait in words of the page's language, from two minutes on in minutes; other figures as they are. */
function inWords(name: string, value: string | number = '…'): string {
  if (name !== 'seconds' || typeof value !== 'number') return `${value}`
  const [count, unit] = value < 120 ? [value, 'second'] : [Math.ceil(value / 60), 'minute']
  const { lang } = document.documentElement
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

async function send(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bodyOf(form)),
  }).catch(() => undefined)
  const body = await answer?.json().catch(() => undefined)
  // Without a member a mail says how to go on.
  if (answer?.ok) return location.assign(withTracking(body?.user ? '/signup' : '/activate'))
  showRefusal(form, body?.error ?? { code: 'general_error' })
}

function enhance(form: HTMLFormElement): void {
  for (const [name, value] of trackingParams) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
  const button = form.querySelector('button')
  const label = button?.textContent ?? ''
  const setBusy = (isBusy: boolean) => {
    button?.setAttribute('aria-disabled', `${isBusy}`)
    if (button) button.textContent = isBusy ? (button.dataset['sending'] ?? '') : label
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button?.ariaDisabled === 'true') return
    setBusy(true)
    await send(form)
    setBusy(false)
  })
  const shown = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-shown]')
  if (!shown) return
  // The page has the URL of the API call, and reloading would repeat it.
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (page) history.replaceState(null, '', withTracking(new URL(page).pathname))
  shown.focus()
}

const form = document.querySelector<HTMLFormElement>('[data-signup-form]')
if (form) enhance(form)

const invited = document.querySelector<HTMLElement>('[data-invited]')
if (form && invited && !trackingParams.has('network') && !trackingParams.has('ref')) {
  form.hidden = true
  invited.hidden = false
}
