// A language chosen by hand is kept, so that addresses without a language open in it.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-cookie]') : null
  const cookie = link?.dataset['cookie']
  if (cookie) document.cookie = cookie
})
