/**
 * Starts what the first view of a page does not need, once that view is drawn: scripts, which wait as elements with
 * `data-src`, and pictures further down, which styles hold back while `data-view` is `waiting`. The pictures also
 * wait for those of the first view. It is inlined into the page, so it must not use anything from outside.
 */
export function afterFirstView(): void {
  const { dataset } = document.documentElement
  const onceDrawn = (event: 'DOMContentLoaded' | 'load', then: () => void) =>
    addEventListener(event, () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))),
    )
  onceDrawn('DOMContentLoaded', () => {
    for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      const src = dataset['src'] ?? ''
      document.head.append(Object.assign(document.createElement('script'), { src, type: 'module' }))
    }
  })
  onceDrawn('load', () => {
    dataset['view'] = 'drawn'
  })
}
