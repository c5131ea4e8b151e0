/** Repeats the chosen region above the form, and forgets it when the country changes. */
const regions = [...document.querySelectorAll<HTMLInputElement>('input[name="region"]')]
const echo = document.querySelector<HTMLElement>('[data-chosen]')
const unchosen = echo?.textContent ?? ''

function showRegion(): void {
  if (echo) echo.textContent = regions.find(({ checked }) => checked)?.value ?? unchosen
}

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.name === 'country') for (const region of regions) region.checked = false
  if (target.name === 'country' || target.name === 'region') showRegion()
})
addEventListener('pageshow', showRegion)
