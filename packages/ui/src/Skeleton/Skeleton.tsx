import { clsx } from 'clsx'
import { visuallyHidden } from '../base/index.ts'
import type { RootProps } from '../internal/props.ts'
import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  readonly variant?: 'line' | 'block' | 'circle' | 'card' | undefined
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** Placeholder in the shape of loading content. */
export function Skeleton({ variant = 'line', width, height, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      className={clsx(skeleton({ variant }), className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}

export interface LoadingProps {
  /** Announced once, for example "Loading people". */
  readonly label: string
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

/** Container of skeletons that announces what is loading. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className={visuallyHidden}>{label}</span>
      {children}
    </div>
  )
}
