'use client'
import { clsx } from 'clsx'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { bar, track } from './ProgressBar.css.ts'
import { useProgressPhase } from './useProgressPhase.ts'

export interface ProgressBarProps extends RootProps<HTMLDivElement> {
  /** Whether something is loading. */
  readonly isActive: boolean
}

/** Thin progress bar at the top of the window. Hidden for short loads. */
export function ProgressBar({ isActive, className, ...rest }: ProgressBarProps) {
  const labels = useLabels()
  const phase = useProgressPhase(isActive)
  if (phase === 'hidden') return null
  return (
    <div
      {...rest}
      className={clsx(track, className)}
      role="progressbar"
      aria-label={labels('loading')}
      data-phase={phase}
    >
      <div className={bar({ phase })} />
    </div>
  )
}
