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

export {}
