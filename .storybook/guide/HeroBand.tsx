import { type DrawnBrand, heroArt } from '@bouquet/theme/art'
import * as css from './composition.css.ts'

interface HeroBandProps {
  readonly brand: DrawnBrand
  readonly mode: string
  /** Of the heading, for whoever is named by it. */
  readonly id: string
}

const size = { width: 640, height: 240 }

/** The brand's art with its name on it, as at the head of its home page. */
export const HeroBand = ({ brand, mode, id }: HeroBandProps) => {
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
