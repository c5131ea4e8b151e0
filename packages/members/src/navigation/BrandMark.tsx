import { useRouteContext } from '@tanstack/react-router'
import { brandIcon, brandMark, brandName } from './layouts.css.ts'

/** The brand's symbol, as the page itself names it, and the brand's name. */
export function BrandMark() {
  const { brand } = useRouteContext({ from: '__root__' })
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
  return (
    <span className={brandMark}>
      {icon ? <img className={brandIcon} src={icon} alt="" width="32" height="32" /> : null}
      <span className={brandName}>{brand.name}</span>
    </span>
  )
}
