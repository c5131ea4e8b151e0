import { clsx } from 'clsx'
import type { Ref } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  readonly variant?: 'line' | 'block' | 'circle' | 'card' | undefined
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLSpanElement> | undefined
}

/** Placeholder in the shape of loading content. */
export const Skeleton = ({
  variant = 'line',
  width,
  height,
  className,
  ...rest
}: SkeletonProps) => (
  <span
    {...rest}
    className={clsx(skeleton({ variant }), className)}
    style={{ inlineSize: width, blockSize: height }}
    aria-hidden="true"
  />
)

export interface LoadingProps {
  /** Announced once, for example "Loading people". */
  readonly label: string
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

/** Container of skeletons that announces what is loading. */
export const Loading = ({ label, children, className }: LoadingProps) => (
  <div className={className} role="status" aria-busy="true">
    <span className={visuallyHidden}>{label}</span>
    {children}
  </div>
)
