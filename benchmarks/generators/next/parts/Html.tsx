interface Props {
  readonly as: 'div' | 'span'
  readonly className?: string
  readonly html: string
}

/** HTML or SVG of the project itself. */
export function Html({ as: Element, className, html }: Props) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a text or drawing of the project.
    <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
