/** Why the server refused a form. */
export interface Refusal {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Sends the form; goes on to the signup when it was accepted. @returns what was refused, else null */
export async function sendSignup(
  form: HTMLFormElement,
  trackingNames: readonly string[],
): Promise<Refusal | null> {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bodyOf(form, trackingNames)),
  }).catch(() => undefined)
  if (response?.ok) {
    const query = new URLSearchParams(location.search)
    location.assign(query.size > 0 ? `/signup?${query}` : '/signup')
    return null
  }
  const refused = await response?.json().catch(() => undefined)
  return refused?.error ?? { code: 'general_error' }
}

function bodyOf(form: HTMLFormElement, trackingNames: readonly string[]) {
  const data = new FormData(form)
  const isTracking = (name: string) => trackingNames.includes(name)
  const values = [...data].filter(([, value]) => value !== '')
  const date = ['year', 'month', 'day'].map((part) =>
    `${data.get(`date_of_birth_${part}`) ?? ''}`.trim().padStart(2, '0'),
  )
  return {
    ...Object.fromEntries(values.filter(([name]) => !isTracking(name) && name !== 'lander')),
    date_of_birth: date.join('-'),
    terms: true,
    tracking: Object.fromEntries(values.filter(([name]) => isTracking(name))),
  }
}
