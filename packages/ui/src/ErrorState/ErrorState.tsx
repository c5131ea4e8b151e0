import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode, Ref } from 'react'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string
  /** What to do. */
  readonly text?: string | undefined
  readonly retryText?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean | undefined
  readonly icon?: ReactNode
  /** Beside or instead of the retry button. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3 | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Explains what went wrong and what to do. */
export const ErrorState = ({
  retryText,
  onRetry,
  isRetrying,
  action,
  icon = <CloudOff size="1em" strokeWidth={1.5} />,
  className,
  title,
  text,
  headingLevel,
  ...rest
}: ErrorStateProps) => (
  <div {...rest} role="alert" className={className}>
    <EmptyState
      {...{ title, text, headingLevel }}
      icon={icon}
      action={
        <>
          {retryText === undefined ? null : (
            <Button variant="outline" tone="neutral" onPress={onRetry} isPending={isRetrying}>
              {retryText}
            </Button>
          )}
          {action}
        </>
      }
    />
  </div>
)
