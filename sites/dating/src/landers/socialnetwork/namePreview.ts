/** Shows the name being typed where the new profile is previewed. */
const previews = [...document.querySelectorAll<HTMLElement>('[data-preview]')]
const unnamed = previews.map(({ textContent }) => textContent)
const input = document.querySelector<HTMLInputElement>('#signup-form [name="name"]')

const showName = () => {
  const name = input?.value.trim()
  for (const [at, preview] of previews.entries()) preview.textContent = name || (unnamed[at] ?? '')
}

input?.addEventListener('input', showName)
addEventListener('pageshow', showName)
showName()
