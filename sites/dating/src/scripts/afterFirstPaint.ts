/**
 * Starts the scripts of a page of the members area once its first view with its pictures is on the screen, so that
 * nothing competes with them, or at the first touch or key. Written into the page as it stands, so that it uses
 * nothing from outside.
 */
export function afterFirstPaint(): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    const list = document.getElementById('members-scripts')?.textContent ?? '[]'
    const [entry = '', ...others]: string[] = JSON.parse(list)
    const { head } = document
    for (const href of others)
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  }
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
  const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  void Promise.all([painted, loaded]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
  )
  // What comes before the members area is taken over is done again once it is.
  const area = () => document.querySelector<HTMLElement>('#members-area:not([data-live])')
  const markPressed = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || !area()?.contains(button)) return
    delete area()?.querySelector<HTMLElement>('[data-pressed]')?.dataset['pressed']
    button.dataset['pressed'] = ''
    // React takes a page over at once when somebody presses what it has in hand, and then does it itself.
    setTimeout(() => {
      if (!area()) delete button.dataset['pressed']
    })
  }
  const markTyped = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && area()?.contains(target)) target.dataset['typed'] = ''
  }
  addEventListener('click', markPressed, { capture: true })
  addEventListener('input', markTyped, { capture: true })
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, start, { once: true, passive: true, capture: true })
  // A page in the background is not painted.
  if (document.hidden) addEventListener('load', start, { once: true })
}
