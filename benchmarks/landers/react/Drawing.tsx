interface Props {
  readonly svg: string
  readonly className: string
  readonly as?: 'div' | 'span'
}

/** A drawing of the brand, which is text that the project makes itself. */
export function Drawing({ svg, className, as: Element = 'div' }: Props) {
  return (
    <Element
      className={className}
      aria-hidden={Element === 'div' || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG from the theme package.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
