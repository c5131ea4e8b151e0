/**
 * Starts what the first view of a page does without, once that is drawn: fonts and pictures further down, which styles
 * hold back while `data-view` is `waiting`, and scripts, which wait as elements of the type `later`. Then `data-view`
 * is `ready`. Written into the page as it stands, so that it uses nothing from outside.
 */
export function afterFirstView(): void {
  const page = document.documentElement
  const run = ({ src }: HTMLScriptElement): Promise<void> =>
    new Promise((resolve) => {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = src
      script.onload = script.onerror = () => resolve()
      document.head.append(script)
    })
  const start = () => {
    if (page.dataset['view'] === 'started') return
    page.dataset['view'] = 'started'
    const later = [...document.querySelectorAll<HTMLScriptElement>('script[type="later"]')]
    void Promise.all(later.map(run)).then(() => {
      page.dataset['view'] = 'ready'
    })
  }
  // A visitor who comes from another page of the site has the fonts.
  if (document.referrer.startsWith(`${location.origin}/`)) delete page.dataset['view']
  const drawn = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))
  addEventListener('load', () => drawn(() => setTimeout(start)), { once: true })
  // A picture may be slow, and a visitor quick.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true })
}
