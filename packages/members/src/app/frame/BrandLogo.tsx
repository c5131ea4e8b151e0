import { logo as logoClass } from '@bouquet/ui/TopBar/styles'
import type { ShellBrand } from '../../platform/layoutRoutes.ts'

interface Props {
  readonly logo: NonNullable<ShellBrand['logo']>
  readonly name: string
}

/** A logo in files: the picture of the page's mode. */
export function BrandLogo({ logo, name }: Props) {
  const { pictures, width, height, saysName } = logo
  const [own, other] = pictures
  return (
    <picture>
      {other && <source media={`(prefers-color-scheme: ${other.mode})`} srcSet={other.src} />}
      <img
        className={logoClass}
        src={own?.src}
        alt={saysName ? name : ''}
        width={width}
        height={height}
      />
    </picture>
  )
}
