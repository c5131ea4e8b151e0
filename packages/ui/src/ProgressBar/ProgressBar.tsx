'use client'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { bar, track } from './ProgressBar.css.ts'
import { useProgressPhase } from './useProgressPhase.ts'

export interface ProgressBarProps {
  /** Something is loading. */
  readonly isActive: boolean
  readonly label: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** A thin line at the top of the window. Quick loads never show it. */
export const ProgressBar = ({ isActive, label, className, ...marks }: ProgressBarProps) => {
  const phase = useProgressPhase(isActive)
  if (phase === 'hidden') return null
  return (
    <div
      {...marks}
      className={clsx(track, className)}
      role="progressbar"
      aria-label={label}
      data-phase={phase}
    >
      <div className={bar({ phase })} />
    </div>
  )
}
