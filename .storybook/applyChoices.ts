import { localeList } from '@bouquet/i18n'
import { brandCss, brands } from './brands.ts'
import { isMode } from './modes.ts'
import { textSizes } from './toolbars.ts'

const styleElement = (): HTMLStyleElement => {
  const id = 'brand-theme'
  const found = document.getElementById(id)
  if (found instanceof HTMLStyleElement) return found
  const made = document.createElement('style')
  made.id = id
  document.head.append(made)
  return made
}

/** Leaves the element as it is where nothing changes, since the browser would compute every style anew. */
function setStyles(css: string): void {
  const element = styleElement()
  if (element.textContent !== css) element.textContent = css
}

/** The values of the toolbars. */
export interface Choices {
  readonly brand: string
  readonly mode: string
  readonly locale: string
  readonly textSize: string
}

/** Applies the chosen brand, mode, language and text size to the page. */
export function applyChoices({ brand: brandId, mode, locale, textSize }: Choices): void {
  const brand = brands.get(brandId)
  if (brand !== undefined) setStyles(brandCss(brand))
  const facts = localeList.find(({ code }) => code === locale)
  const root = document.documentElement
  if (isMode(mode) && mode !== 'forced') root.dataset['mode'] = mode
  else delete root.dataset['mode']
  root.lang = facts?.tag ?? 'en'
  root.dir = facts?.dir ?? 'ltr'
  const size = textSizes.find((each) => each === textSize)
  root.style.fontSize = size === undefined ? '' : `${size}%`
}
