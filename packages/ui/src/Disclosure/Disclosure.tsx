'use client'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { type RootProps, useMergedRefs } from '../internal/props.ts'
import * as css from './Disclosure.css.ts'

export interface DisclosureProps extends RootProps<HTMLDetailsElement> {
  readonly title: string
  /** Stays visible while it is closed: what the choice is now, for example. */
  readonly description?: string | undefined
  readonly icon?: ReactNode
  readonly children: ReactNode
  /** `plain` in a list with separators, `card` on its own. */
  readonly variant?: 'plain' | 'card' | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly isOpen?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Disclosures of the same name are open one at a time. */
  readonly name?: string | undefined
}

/** A heading that shows and hides what is below it. Works without JavaScript, and the browser finds words inside it. */
export function Disclosure({
  title,
  description,
  icon,
  children,
  variant = 'plain',
  headingLevel = 3,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  ref,
  ...rest
}: DisclosureProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const [root, setRoot] = useMergedRefs(ref)
  useEffect(() => {
    // It may have been opened before hydration, which React does not notice.
    if (root.current?.open === true) setShown(true)
  }, [root, setShown])
  const Heading = `h${headingLevel}` as const
  return (
    <details
      {...rest}
      ref={setRoot}
      className={clsx(css.disclosure({ variant }), className)}
      open={isShown}
      onToggle={({ currentTarget }) => {
        const wanted = currentTarget.open
        if (wanted === isShown) return
        // The browser has toggled it already. When it is controlled, `isOpen` decides.
        if (isOpen !== undefined) currentTarget.open = isOpen
        setShown(wanted)
      }}
    >
      <summary className={css.summary({ variant })}>
        {icon === undefined ? null : <span className={css.icon}>{icon}</span>}
        <span className={css.texts}>
          <Heading className={css.title}>{title}</Heading>
          {description === undefined ? null : (
            <span className={css.description}>{description}</span>
          )}
        </span>
        <ChevronDown size="1.25em" className={css.chevron} />
      </summary>
      <div className={css.content({ variant })}>{children}</div>
    </details>
  )
}
