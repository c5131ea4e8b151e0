import { Dialog as Radix } from 'radix-ui'

interface WindowHeadingProps {
  /** Id of the description, for `aria-describedby`. */
  readonly id: string
  readonly title: string
  readonly description: string | undefined
  readonly classNames: { readonly title: string; readonly description: string }
}

/** Title and optional description of a dialog or sheet. */
export const WindowHeading = ({ id, title, description, classNames }: WindowHeadingProps) => (
  <>
    <Radix.Title className={classNames.title}>{title}</Radix.Title>
    {description === undefined ? null : (
      <p id={id} className={classNames.description}>
        {description}
      </p>
    )}
  </>
)
