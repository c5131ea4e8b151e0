import { AlertBanner } from '../AlertBanner/index.ts'
import { Badge } from '../Badge/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { ToastRegion } from '../Toast/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { type Cases, noop } from './fixtures.tsx'

export const feedbackCases: Cases = {
  AlertBanner: { render: (rootProps) => <AlertBanner {...rootProps}>Words</AlertBanner> },
  Badge: { render: (rootProps) => <Badge {...rootProps}>New</Badge> },
  EmptyState: { render: (rootProps) => <EmptyState {...rootProps} title="Nothing yet" /> },
  ErrorState: { render: (rootProps) => <ErrorState {...rootProps} title="It broke" /> },
  ProgressBar: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <ProgressBar {...rootProps} isActive={isShown} label="Loading" />
    ),
  },
  Skeleton: { render: (rootProps) => <Skeleton {...rootProps} /> },
  Toast: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <ToastRegion
        {...rootProps}
        label="Notices"
        closeLabel="Close"
        toasts={isShown ? [{ id: 'a', text: 'Saved' }] : []}
        onDismiss={noop}
      />
    ),
  },
  Tooltip: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <Tooltip {...rootProps} isOpen={isShown} onOpenChange={noop} text="Words">
        <button type="button">Read</button>
      </Tooltip>
    ),
  },
}
