import { symbol } from '@bouquet/ui/TopBar/styles'

interface Props {
  /** SVG, drawn by the build from the brand's theme. */
  readonly drawing: string
}

/** The brand's symbol, in the colours of the page. */
export function BrandSymbol({ drawing }: Props) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a picture from a file would not follow the page's mode.
    <span className={symbol} dangerouslySetInnerHTML={{ __html: drawing }} />
  )
}
