import { trackingParams } from './tracking.ts'

// Visitors may sign up several pages later, so every internal link keeps the tracking parameters.
for (const link of trackingParams.size ? document.links : []) {
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) continue
  const to = new URL(link.href)
  for (const [name, value] of trackingParams) to.searchParams.set(name, value)
  link.href = to.href
}

const list = document.querySelector<HTMLElement>('[data-cookie]')

// Remembers a chosen language for URLs without a language.
list?.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null
  const { cookie: name = '', days } = list.dataset
  const value = link?.dataset['locale']
  if (!value || !('cookieStore' in window)) return
  const expires = Date.now() + Number(days) * 86_400_000
  void cookieStore.set({ name, value, expires, path: '/', sameSite: 'lax' })
})
