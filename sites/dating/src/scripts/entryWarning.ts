const skipped = 'site_entry_skipped'
const warning = document.querySelector<HTMLDialogElement>('#entry')

/** Countries in which the warning is due; none named means everywhere, and so does a country unknown. */
async function isDueHere(countries: string): Promise<boolean> {
  if (!countries) return true
  try {
    const answer = await fetch('/api/settings.php')
    const country: unknown = (await answer.json()).settings.geoip_country
    return typeof country !== 'string' || countries.split(' ').includes(country)
  } catch {
    return true
  }
}

const isLoggedIn = () => /(^|; )auth\./.test(document.cookie)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

if (warning && !localStorage.getItem(skipped) && !isLoggedIn() && !isInstalled()) {
  warning.addEventListener('close', () => localStorage.setItem(skipped, new Date().toISOString()))
  isDueHere(warning.dataset['countries'] ?? '').then((isDue) => isDue && warning.showModal())
}

export {}
