import type { ScreenFiles } from '@bouquet/contract/drawing'

/**
 * Starts to load what the screen of this address needs, before the script that draws it has arrived. It is inlined
 * into the page, so it must not use anything from outside.
 */
export function preloadScreen(): void {
  const screens: ScreenFiles[] = JSON.parse(
    document.getElementById('members-screens')?.textContent ?? '[]',
  )
  const add = (rel: string, href: string, isDisabled = false) => {
    const link = document.createElement('link')
    link.rel = rel
    link.crossOrigin = rel === 'modulepreload' ? '' : null
    link.disabled = isDisabled
    link.href = href
    document.head.append(link)
    return link
  }
  const screen = screens.find(({ path }) => new RegExp(path).test(location.pathname))
  if (!screen) return
  const styles = add('stylesheet', screen.styles)
  styles.id = 'screen-styles'
  // Marks the styles that are joined in that file as loaded: the bundler's loader looks for a link to each.
  const parts = screen.joined.map((href) => add('stylesheet', href, true))
  styles.addEventListener('error', () => {
    for (const part of parts) part.remove()
  })
  for (const href of screen.scripts) add('modulepreload', href)
}
