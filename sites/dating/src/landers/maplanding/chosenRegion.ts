const regions = [...document.querySelectorAll<HTMLInputElement>('input[name="region"]')]
const echo = document.querySelector<HTMLElement>('[data-chosen]')
const unchosen = echo?.textContent ?? ''

/** Repeats the chosen region above the form. */
function showRegion(): void {
  if (echo) echo.textContent = regions.find(({ checked }) => checked)?.value ?? unchosen
}

/** Chooses a region on the map and stays there; a label would scroll to its entry in the list. */
function chooseOnMap(event: MouseEvent): void {
  if (!(event.target instanceof SVGElement)) return
  const region = event.target.closest('label')?.querySelector('input')
  if (!region) return
  event.preventDefault()
  region.checked = true
  region.focus({ preventScroll: true })
  showRegion()
}

addEventListener('click', chooseOnMap)
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.name === 'country') for (const region of regions) region.checked = false
  if (target.name === 'country' || target.name === 'region') showRegion()
})
addEventListener('pageshow', showRegion)
showRegion()
