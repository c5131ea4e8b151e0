/**
 * Starts what the first view of a page does without, once that is drawn: scripts, which wait as elements with
 * `data-src`, and, when the pictures of the first view have arrived, pictures further down, which styles hold back
 * while `data-view` is `waiting`. Written into the page as it stands, so that it uses nothing from outside.
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
