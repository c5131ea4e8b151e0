/**
 * Starts the scripts of a page of the members area once its first view with its pictures is on the screen, so that
 * nothing competes with them, or at the first touch or key. It is inlined into the page, so it must not use anything
 * from outside.
 */
export function afterFirstPaint(): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    // What the scripts need is at the end of the page, which may still be on its way when it is first touched.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true })
      return
    }
    isStarted = true
    const list = document.getElementById('members-scripts')?.textContent ?? '[]'
    const files: string[] = JSON.parse(list)
    const { head } = document
    for (const href of files)
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // One after the other, what others import first: a file evaluated by itself keeps the page responsive in between.
    const evaluate = ([src, ...others]: string[]) => {
      if (src === undefined) return
      const onload = () => evaluate(others)
      const script = { type: 'module', src, onload, onerror: reloadWhenReachable }
      head.append(Object.assign(document.createElement('script'), script))
    }
    evaluate(files)
  }
  // Chromium does not ask again for a script that failed, so the page starts over once its server can be reached.
  const { reloadKey = '', guardMs } = document.currentScript?.dataset ?? {}
  const reloadWhenReachable = async () => {
    const probe = fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
    const isReachable = await probe.then(
      () => true,
      () => false,
    )
    if (!isReachable) setTimeout(reloadWhenReachable, 5_000)
    else if (mayReload()) location.reload()
  }
  /** Never twice in a short time, nor where a reload would not be remembered. */
  const mayReload = () => {
    try {
      const now = Date.now()
      const last = Number(sessionStorage.getItem(reloadKey) ?? Number.NEGATIVE_INFINITY)
      if (now - last < Number(guardMs)) return false
      sessionStorage.setItem(reloadKey, String(now))
      return true
    } catch {
      return false
    }
  }
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
  const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  void Promise.all([painted, loaded]).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
  )
  // Input before the hydration of the members area is held back, and repeated afterwards: the form that was sent last,
  // and the last press besides. A further press must not undo what was sent.
  const area = () => document.querySelector<HTMLElement>('#members-area:not([data-live])')
  const hold = (event: Event, pressed: HTMLElement) => {
    event.preventDefault()
    event.stopPropagation()
    const isButton = pressed instanceof HTMLButtonElement
    const kind = isButton && (pressed.type !== 'submit' || !pressed.form) ? 'press' : 'send'
    delete area()?.querySelector<HTMLElement>(`[data-early-press=${kind}]`)?.dataset['earlyPress']
    pressed.dataset['earlyPress'] = kind
  }
  const holdPress = (event: Event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest('button') : null
    if (button && area()?.contains(button)) hold(event, button)
  }
  const holdEnter = (event: KeyboardEvent) => {
    const { target, key, shiftKey, isComposing, keyCode } = event
    const sends = target instanceof HTMLTextAreaElement && target.enterKeyHint === 'send'
    if (key !== 'Enter' || shiftKey || isComposing || keyCode === 229 || !sends) return
    if (target.form && area()?.contains(target)) hold(event, target.form)
  }
  const holdForm = (event: SubmitEvent) => {
    const { target } = event
    if (target instanceof HTMLFormElement && area()?.contains(target)) hold(event, target)
  }
  // Stores the text itself, since React restores its own when it draws the field again.
  const storeText = ({ target }: Event) => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    if (!isField || !area()?.contains(target)) return
    if (target.type === 'radio')
      for (const other of document.getElementsByName(target.name)) delete other.dataset['earlyText']
    const isChoice = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)
    target.dataset['earlyText'] = isChoice ? `${target.checked}` : target.value
  }
  addEventListener('click', holdPress, { capture: true })
  addEventListener('keydown', holdEnter, { capture: true })
  addEventListener('submit', holdForm, { capture: true })
  addEventListener('input', storeText, { capture: true })
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, start, { once: true, passive: true, capture: true })
  // A page in the background is not painted.
  if (document.hidden) addEventListener('load', start, { once: true })
}
