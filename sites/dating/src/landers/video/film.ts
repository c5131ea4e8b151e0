const matches = (query: string) => matchMedia(query).matches
const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the browser asks to save data; not all browsers can tell. */
const savesData = () =>
  matches('(prefers-reduced-data: reduce)') ||
  ('connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true)

/** Requests the film after the page has loaded, unless the visitor prefers none; the button plays it anyway. */
function enhance(film: HTMLVideoElement, toggle: HTMLButtonElement): void {
  const { light = '', dark: night = light } = film.dataset
  const play = () => {
    const src = dark.matches ? night : light
    if (film.getAttribute('src') !== src) film.src = src
    // Refused by some browsers that save power: the poster stays, and so does the button.
    film.play().catch(() => {})
  }
  film.addEventListener('playing', () => film.toggleAttribute('data-seen', true))
  for (const event of ['play', 'pause']) {
    film.addEventListener(event, () => toggle.toggleAttribute('data-playing', !film.paused))
  }
  film.addEventListener('error', () => {
    film.hidden = true
    toggle.hidden = true
  })
  toggle.addEventListener('click', () => (film.paused ? play() : film.pause()))
  still.addEventListener('change', () => still.matches && film.pause())
  dark.addEventListener('change', () => {
    if (film.paused) film.removeAttribute('data-seen')
    else play()
  })
  toggle.hidden = false
  const start = () => !still.matches && !savesData() && play()
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

const film = document.querySelector<HTMLVideoElement>('[data-film]')
const toggle = document.querySelector<HTMLButtonElement>('[data-film-toggle]')
if (film && toggle) enhance(film, toggle)

export {}
