'use client'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { bar, track } from './ProgressBar.css.ts'
import { useProgressPhase } from './useProgressPhase.ts'

export interface ProgressBarProps {
  /** Whether something is loading. */
  readonly isActive: boolean
  readonly label: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Thin progress bar at the top of the window. Hidden for short loads. */
export const ProgressBar = ({ isActive, label, className, ...rest }: ProgressBarProps) => {
  const phase = useProgressPhase(isActive)
  if (phase === 'hidden') return null
  return (
    <div
      {...rest}
      className={clsx(track, className)}
      role="progressbar"
      aria-label={label}
      data-phase={phase}
    >
      <div className={bar({ phase })} />
    </div>
  )
}
