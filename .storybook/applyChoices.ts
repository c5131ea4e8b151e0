import { localeList } from '@bouquet/i18n'
import type { Brand } from '@bouquet/theme'
import { heroArt } from '@bouquet/theme/art'
import { brandArt } from '@bouquet/ui/base'
import { brandCss, brands } from './brands.ts'
import { isMode } from './modes.ts'
import { setReducedMotion } from './reducedMotion.ts'
import { type Choices, densities, textSizes } from './toolbars.ts'

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

/** `lang` and `dir` of a language. */
export function languageFacts(locale: string): {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
} {
  const facts = localeList.find(({ code }) => code === locale)
  return { lang: facts?.tag ?? 'en', dir: facts?.dir ?? 'ltr' }
}

/** A brand in the chosen density. */
export function inDensity(brand: Brand, chosen: string): Brand {
  const density = densities.find((each) => each === chosen)
  return density === undefined ? brand : { ...brand, density }
}

/** The brand's art as a picture, as pages give it to what stands on it. */
const artCss = (brand: Brand, mode: string): string => {
  const preferred = isMode(mode) && mode !== 'forced' ? mode : brand.mode.preferred
  const drawn = { ...brand, mode: { preferred, fixed: true } }
  const art = heroArt(drawn, { width: 1600, height: 900, ink: 'fixed', id: 'a' })
  return `:root{${brandArt}:url("data:image/svg+xml,${encodeURIComponent(art)}")}`
}

/** Applies the values of the toolbars to the page. */
export function applyChoices(choices: Choices): void {
  const { mode, locale, direction } = choices
  const brand = brands.get(choices.brand)
  if (brand !== undefined) {
    setStyles(`${brandCss(inDensity(brand, choices.density))}\n${artCss(brand, mode)}`)
  }
  const root = document.documentElement
  if (isMode(mode) && mode !== 'forced') root.dataset['mode'] = mode
  else delete root.dataset['mode']
  const facts = languageFacts(locale)
  Object.assign(root, facts, { dir: direction === 'rtl' ? 'rtl' : facts.dir })
  const size = textSizes.find((each) => each === choices.textSize)
  root.style.fontSize = size === undefined ? '' : `${size}%`
  setReducedMotion(choices.motion === 'reduced')
}
