import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type Ref, useId } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'

/** Props of dialogs and sheets. */
export interface ModalProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly children?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Links a dialog to its description and restores focus on close. */
export function useModal(description: string | undefined) {
  const id = useId()
  const focusReturn = useFocusReturn()
  return {
    id,
    content: { 'aria-describedby': description === undefined ? undefined : id, ...focusReturn },
  }
}

interface ModalHeadingProps {
  /** Id of the description, for `aria-describedby`. */
  readonly id: string
  readonly title: string
  readonly description: string | undefined
  readonly classNames: { readonly title: string; readonly description: string }
}

/** Title and optional description of a dialog or sheet. */
export const ModalHeading = ({ id, title, description, classNames }: ModalHeadingProps) => (
  <>
    <Radix.Title className={classNames.title}>{title}</Radix.Title>
    {description === undefined ? null : (
      <p id={id} className={classNames.description}>
        {description}
      </p>
    )}
  </>
)
