import { AlertBanner } from '../AlertBanner/index.ts'
import { Badge } from '../Badge/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { Illustration } from '../Illustration/index.ts'
import { NotFound } from '../NotFound/index.ts'
import { NotificationList } from '../NotificationList/index.ts'
import { PermissionPrompt } from '../PermissionPrompt/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { createToastQueue, ToastRegion } from '../Toast/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { type Cases, noop } from './fixtures.tsx'

const saved = createToastQueue()
saved.add({ description: 'Saved' })

export const feedbackCases: Cases = {
  AlertBanner: { render: (rootProps) => <AlertBanner {...rootProps}>Words</AlertBanner> },
  Badge: { render: (rootProps) => <Badge {...rootProps}>New</Badge> },
  EmptyState: { render: (rootProps) => <EmptyState {...rootProps} title="Nothing yet" /> },
  NotFound: { render: (rootProps) => <NotFound {...rootProps}>Nothing here</NotFound> },
  ErrorState: { render: (rootProps) => <ErrorState {...rootProps} title="It broke" /> },
  ProgressBar: {
    isOverlay: true,
    render: (rootProps, isShown) => <ProgressBar {...rootProps} isActive={isShown} />,
  },
  Skeleton: { render: (rootProps) => <Skeleton {...rootProps} /> },
  Toast: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <ToastRegion {...rootProps} queue={isShown ? saved : createToastQueue()} />
    ),
  },
  Tooltip: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <Tooltip {...rootProps} isOpen={isShown} onOpenChange={noop} description="Words">
        <button type="button">Read</button>
      </Tooltip>
    ),
  },
  Illustration: { render: (rootProps) => <Illustration {...rootProps} name="likes" /> },
  NotificationList: {
    render: (rootProps) => (
      <NotificationList
        {...rootProps}
        label="Notices"
        onReadAll={noop}
        content={{
          kind: 'notifications',
          notifications: [
            {
              id: 'a',
              kind: 'like',
              title: 'Anna likes you',
              href: '/a',
              person: { name: 'Anna' },
              timeText: '18:05',
              dateTime: '2026-03-03T18:05',
              isUnread: true,
            },
          ],
        }}
      />
    ),
  },
  PermissionPrompt: {
    render: (rootProps) => (
      <PermissionPrompt
        {...rootProps}
        kind="push"
        title="Shall we?"
        description="For this."
        points={['Not for that.']}
        onAllow={noop}
        onDecline={noop}
      />
    ),
  },
  Spinner: { render: (rootProps) => <Spinner {...rootProps} /> },
}
