import { AlertBanner } from '../AlertBanner/index.ts'
import { Badge } from '../Badge/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { ToastRegion } from '../Toast/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { type Cases, nothing } from './parts.tsx'

export const feedbackCases: Cases = {
  AlertBanner: { draw: (className) => <AlertBanner className={className}>Words</AlertBanner> },
  Badge: { draw: (className) => <Badge className={className}>New</Badge> },
  EmptyState: { draw: (className) => <EmptyState className={className} title="Nothing yet" /> },
  ErrorState: { draw: (className) => <ErrorState className={className} title="It broke" /> },
  ProgressBar: {
    isSeenAtOnce: false,
    draw: (className) => <ProgressBar className={className} isActive label="Loading" />,
  },
  Skeleton: { draw: (className) => <Skeleton className={className} /> },
  Toast: {
    isSeenAtOnce: false,
    draw: (className) => (
      <ToastRegion
        className={className}
        label="Notices"
        closeLabel="Close"
        toasts={[]}
        onDismiss={nothing}
      />
    ),
  },
  Tooltip: {
    isSeenAtOnce: false,
    draw: (className) => (
      <Tooltip className={className} text="Words">
        <button type="button">Read</button>
      </Tooltip>
    ),
  },
}
