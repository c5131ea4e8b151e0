import { Dialog as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useId } from 'react'
import { definedProps, type RootProps } from './props.ts'
import { useFocusReturn } from './useFocusReturn.ts'

/** Whether an overlay is open, controlled or not. */
export interface OpenProps {
  readonly isOpen?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Props of dialogs and sheets. */
export interface ModalProps extends OpenProps, RootProps<HTMLDivElement> {
  /** A single element that accepts a ref and opens it, for example Button. */
  readonly trigger?: ReactElement | undefined
  readonly title: string
  readonly description?: string | undefined
  readonly children?: ReactNode
}

interface ModalRootProps extends OpenProps {
  readonly trigger?: ReactElement | undefined
  readonly children: ReactNode
}

/** State of a dialog, and the element that opens it. */
export function ModalRoot({
  isOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  children,
}: ModalRootProps) {
  return (
    <Radix.Root {...definedProps({ open: isOpen, defaultOpen, onOpenChange })}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>{children}</Radix.Portal>
    </Radix.Root>
  )
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
export function ModalHeading({ id, title, description, classNames }: ModalHeadingProps) {
  return (
    <>
      <Radix.Title className={classNames.title}>{title}</Radix.Title>
      {description === undefined ? null : (
        <p id={id} className={classNames.description}>
          {description}
        </p>
      )}
    </>
  )
}
