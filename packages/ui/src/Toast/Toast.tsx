'use client'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useDirection, useLabels } from '../internal/labels.ts'
import { definedProps, type RootProps } from '../internal/props.ts'
import { tones } from '../internal/tone.css.ts'
import { toneIcons } from '../internal/toneIcons.tsx'
import { Link } from '../LinkProvider/index.ts'
import { action, mark, region, textBlock, toast } from './Toast.css.ts'
import type { ToastMessage, ToastQueue } from './toastQueue.ts'

export interface ToastRegionProps extends RootProps<HTMLOListElement> {
  readonly queue: ToastQueue
  /** How long each toast stays in milliseconds, unless hovered or focused. */
  readonly durationMs?: number | undefined
}

const none: readonly ToastMessage[] = []

/**
 * Toasts: short messages that are announced once and disappear. Never the only place of important
 * information.
 */
export function ToastRegion({ queue, durationMs = 6000, className, ...rest }: ToastRegionProps) {
  const labels = useLabels()
  const label = labels('toasts')
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => none)
  const swipeDirection = useDirection() === 'ltr' ? 'right' : 'left'
  return (
    <Radix.Provider label={label} duration={durationMs} swipeDirection={swipeDirection}>
      {toasts.map((each) => (
        <Radix.Root
          key={`${each.id} ${each.revision}`}
          className={`${toast} ${tones[each.tone ?? 'neutral']}`}
          data-tone={each.tone ?? 'neutral'}
          {...definedProps({ duration: each.durationMs })}
          onOpenChange={(isOpen) => {
            if (!isOpen) queue.dismiss(each.id)
          }}
        >
          <span className={mark}>{toneIcons[each.tone ?? 'neutral']}</span>
          <Radix.Description className={textBlock}>{each.description}</Radix.Description>
          {each.actionLabel === undefined ? null : (
            <Radix.Action className={action} altText={each.actionLabel} asChild>
              {each.href === undefined ? (
                <button type="button" onClick={each.onAction}>
                  {each.actionLabel}
                </button>
              ) : (
                <Link href={each.href}>{each.actionLabel}</Link>
              )}
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton label={labels('close')} icon={<X size="0.85em" />} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport {...rest} label={label} className={clsx(region, className)} />
    </Radix.Provider>
  )
}
