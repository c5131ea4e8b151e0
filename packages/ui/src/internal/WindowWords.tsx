import { Dialog as Radix } from 'radix-ui'

interface WindowWordsProps {
  /** Of the description, for `aria-describedby` of the window. */
  readonly id: string
  readonly title: string
  readonly description: string | undefined
  readonly look: { readonly title: string; readonly description: string }
}

/** What a window is about: its name, and a line more where there is one. */
export const WindowWords = ({ id, title, description, look }: WindowWordsProps) => (
  <>
    <Radix.Title className={look.title}>{title}</Radix.Title>
    {description === undefined ? null : (
      <p id={id} className={look.description}>
        {description}
      </p>
    )}
  </>
)
