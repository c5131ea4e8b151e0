import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** What happened. */
  readonly title: string
  /** What to do. */
  readonly description?: string | undefined
  /** Shows a button that tries again. */
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean | undefined
  readonly icon?: ReactNode
  /** Beside or instead of the retry button. */
  readonly actions?: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
}

/** Explains what went wrong and what to do. */
export function ErrorState({
  onRetry,
  isRetrying,
  actions,
  icon = <CloudOff size="1em" strokeWidth={1.5} />,
  className,
  title,
  description,
  headingLevel,
  ...rest
}: ErrorStateProps) {
  const labels = useLabels()
  return (
    <div {...rest} role="alert" className={className}>
      <EmptyState
        {...{ title, description, headingLevel }}
        icon={icon}
        actions={
          <>
            {onRetry === undefined ? null : (
              <Button variant="outline" tone="neutral" onPress={onRetry} isPending={isRetrying}>
                {labels('retry')}
              </Button>
            )}
            {actions}
          </>
        }
      />
    </div>
  )
}
