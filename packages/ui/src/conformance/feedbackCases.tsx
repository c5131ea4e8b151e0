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
  AlertBanner: { draw: (given) => <AlertBanner {...given}>Words</AlertBanner> },
  Badge: { draw: (given) => <Badge {...given}>New</Badge> },
  EmptyState: { draw: (given) => <EmptyState {...given} title="Nothing yet" /> },
  ErrorState: { draw: (given) => <ErrorState {...given} title="It broke" /> },
  ProgressBar: {
    opens: true,
    draw: (given, isShown) => <ProgressBar {...given} isActive={isShown} label="Loading" />,
  },
  Skeleton: { draw: (given) => <Skeleton {...given} /> },
  Toast: {
    opens: true,
    draw: (given, isShown) => (
      <ToastRegion
        {...given}
        label="Notices"
        closeLabel="Close"
        toasts={isShown ? [{ id: 'a', text: 'Saved' }] : []}
        onDismiss={nothing}
      />
    ),
  },
  Tooltip: {
    opens: true,
    draw: (given, isShown) => (
      <Tooltip {...given} isOpen={isShown} onOpenChange={nothing} text="Words">
        <button type="button">Read</button>
      </Tooltip>
    ),
  },
}
