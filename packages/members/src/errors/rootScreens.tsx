import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { PlainFrame } from '../navigation/PlainFrame.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { FallbackError } from './FallbackError.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

/** The 404 page for an address that no layout knows. */
export function RootNotFound() {
  return (
    <PlainFrame>
      <NotFoundScreen />
    </PlainFrame>
  )
}

/** The error page for an error outside every layout, with plain words should it fail itself. */
export function RootError(props: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 'error'} errorComponent={FallbackError}>
      <PlainFrame>
        <ErrorScreen {...props} />
      </PlainFrame>
    </CatchBoundary>
  )
}
