const warning = document.querySelector<HTMLDialogElement>('#entry')
const skipped = warning?.dataset['key'] ?? ''

/** Whether visitors from this country are warned on this page; `countries` is empty for all. */
async function isDueHere({ countries = '', unknown }: DOMStringMap): Promise<boolean> {
  if (!countries) return true
  try {
    const answer = await fetch('/api/settings.php')
    const country: unknown = (await answer.json()).settings.geoip_country
    return typeof country === 'string' ? countries.split(' ').includes(country) : unknown === 'true'
  } catch {
    return unknown === 'true'
  }
}

/** The session cookie is not readable by scripts, so the server is asked. */
async function isLoggedIn(): Promise<boolean> {
  try {
    const answer = await fetch('/api/user.php', { headers: { 'X-Request-Type': 'client' } })
    return (await answer.json()).user !== null
  } catch {
    return false
  }
}

/** Null in a browser that keeps nothing, as with cookies blocked: there the warning comes with each page. */
function openStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

const storage = openStorage()
if (warning && !storage?.getItem(skipped) && !isInstalled()) {
  warning.addEventListener('close', () => storage?.setItem(skipped, new Date().toISOString()))
  // It stands in the middle of the screen, so that a font that arrived later would move it.
  Promise.all([isDueHere(warning.dataset), isLoggedIn(), document.fonts.ready]).then(
    ([isDue, isMember]) => isDue && !isMember && warning.showModal(),
  )
}

export {}
