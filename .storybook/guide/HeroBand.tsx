import { type DrawnBrand, heroArt } from '@bouquet/theme/art'
import * as css from './composition.css.ts'

interface HeroBandProps {
  readonly brand: DrawnBrand
  readonly mode: string
  /** Id of the heading, for `aria-labelledby`. */
  readonly id: string
}

const size = { width: 640, height: 240 }

/** The hero of the brand's home page: its art and its name. */
export function HeroBand({ brand, mode, id }: HeroBandProps) {
  const preferred = mode === 'dark' ? 'dark' : 'light'
  const drawing = heroArt(
    { ...brand, mode: { ...brand.mode, preferred } },
    { ...size, ink: 'fixed' },
  )
  return (
    <header className={css.hero}>
      <img
        className={css.art}
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        {...size}
        alt=""
      />
      <h2 id={id} className={css.name}>
        {brand.name}
      </h2>
    </header>
  )
}
