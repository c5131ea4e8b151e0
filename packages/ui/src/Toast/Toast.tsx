'use client'

import X from 'lucide-react/icons/x'
import { Toast as Radix } from 'radix-ui'
import { type Ref, useCallback, useId, useRef, useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { tones } from '../internal/tone.css.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import { action, mark, region, textBlock, toast } from './Toast.css.ts'

export interface ToastMessage {
  readonly id: string
  readonly text: string
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
  readonly actionText?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly href?: Href | undefined
}

export interface ToastRegionProps {
  /** Label of the region, announced when focused with F8. */
  readonly label: string
  readonly closeLabel: string
  readonly toasts: readonly ToastMessage[]
  readonly onDismiss: (id: string) => void
  /** How long each toast stays in milliseconds, unless hovered or focused. */
  readonly durationMs?: number | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLOListElement> | undefined
}

/**
 * Toasts: short messages that are announced once and disappear. Never the only place of important
 * information.
 */
export const ToastRegion = ({
  label,
  closeLabel,
  toasts,
  onDismiss,
  durationMs = 6000,
  className,
  ...rest
}: ToastRegionProps) => (
  <Radix.Provider label={label} duration={durationMs} swipeDirection="right">
    {toasts.map((each) => (
      <Radix.Root
        key={each.id}
        className={`${toast} ${tones[each.tone ?? 'neutral']}`}
        data-tone={each.tone ?? 'neutral'}
        onOpenChange={(isOpen) => {
          if (!isOpen) onDismiss(each.id)
        }}
      >
        <span className={mark} />
        <Radix.Description className={textBlock}>{each.text}</Radix.Description>
        {each.actionText === undefined ? null : (
          <Radix.Action className={action} altText={each.actionText} asChild>
            {each.href === undefined ? (
              <button type="button" onClick={each.onAction}>
                {each.actionText}
              </button>
            ) : (
              <Link href={each.href}>{each.actionText}</Link>
            )}
          </Radix.Action>
        )}
        <Radix.Close asChild>
          <IconButton label={closeLabel} icon={<X size="0.85em" />} />
        </Radix.Close>
      </Radix.Root>
    ))}
    <Radix.Viewport
      {...rest}
      label={label}
      className={`${region}${className === undefined ? '' : ` ${className}`}`}
    />
  </Radix.Provider>
)

/** State of the toasts of one region. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([])
  const prefix = useId()
  const next = useRef(0)
  const show = useCallback(
    (message: Omit<ToastMessage, 'id'>) => {
      next.current += 1
      const id = `${prefix}${next.current}`
      setToasts((all) => [...all, { ...message, id }])
    },
    [prefix],
  )
  const dismiss = useCallback(
    (id: string) => setToasts((all) => all.filter((each) => each.id !== id)),
    [],
  )
  return { toasts, show, dismiss }
}
